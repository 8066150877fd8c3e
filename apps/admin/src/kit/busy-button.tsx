import { Button, type ButtonProps } from '@mantine/core';
import type { ComponentProps, MouseEvent } from 'react';

interface BusyButtonProps
  extends Omit<ButtonProps, 'disabled' | 'loading'>,
    Pick<ComponentProps<'button'>, 'type' | 'form'> {
  /** Whether what it began is under way: then it does nothing. */
  readonly busy: boolean;
  readonly onClick?: () => void;
}

/**
 * A button that keeps the focus while what it began is under way, so that whoever works by keyboard is where they were
 * when that is refused, or when a dialog that it opened closes. ADM-059
 */
export const BusyButton = ({ busy, onClick, ...button }: BusyButtonProps) => (
  <Button
    {...button}
    loading={busy}
    renderRoot={({ disabled: _, ...root }: ComponentProps<'button'>) => (
      <button {...root} aria-disabled={busy || undefined} />
    )}
    onClick={busy ? hold : onClick}
  />
);

/** Keeps it from sending its form, also where Enter in a field presses it. */
const hold = (event: MouseEvent) => event.preventDefault();
