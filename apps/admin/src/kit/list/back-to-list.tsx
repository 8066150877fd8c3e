import { Anchor } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import classes from './back-to-list.module.css';
import { type FromList, stepNow } from './link-state.ts';

function readFrom(state: unknown): FromList | undefined {
  if (typeof state !== 'object' || state === null || !('list' in state) || !('step' in state))
    return undefined;
  const { list, step } = state;
  return typeof list === 'string' && typeof step === 'number' ? { list, step } : undefined;
}

interface ListLink {
  readonly to: string;
  readonly label: string;
}

interface BackToListProps extends ListLink {
  /** Other lists from which one may have come. Whoever came from none of them is led to the first. */
  readonly others?: readonly ListLink[];
}

/** The link from a record back to its list, which stands as one left it: filters, place, rows unfolded, scroll. ADM-051 */
export function BackToList({ to, label, others = [] }: BackToListProps) {
  const { state } = useLocation();
  const navigate = useNavigate();
  const from = readFrom(state);
  const path = from?.list.split('?')[0];
  const ours = [{ to, label }, ...others].find((list) => list.to === path);
  const back = (event: MouseEvent) => {
    const steps = from !== undefined && ours !== undefined ? from.step - stepNow() : 0;
    if (steps >= 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    // The same step of the history, by which the router knows where it was scrolled to.
    event.preventDefault();
    navigate(steps);
  };
  return (
    <Anchor
      component={Link}
      to={ours === undefined ? to : (from?.list ?? to)}
      onClick={back}
      className={classes.back ?? ''}
    >
      <IconArrowLeft size={16} aria-hidden />
      {ours?.label ?? label}
    </Anchor>
  );
}
