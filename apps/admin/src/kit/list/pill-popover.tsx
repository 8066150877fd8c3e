import { Popover } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Pill } from './pill.tsx';
import classes from './toolbar.module.css';

interface PillPopoverProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly onRemove: () => void;
  /** What it opens; `close` shuts it, and the focus is back at the filter. */
  readonly children: (close: () => void) => ReactNode;
}

/** A filter that opens a small form. */
export function PillPopover({ label, value, onRemove, children }: PillPopoverProps) {
  const [open, setOpen] = useState(false);
  return (
    <Popover
      opened={open}
      onChange={setOpen}
      position="bottom-start"
      width={300}
      shadow="md"
      radius="lg"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <Pill label={label} value={value} open={open} onRemove={onRemove} onClick={() => setOpen(!open)} />
      </Popover.Target>
      <Popover.Dropdown aria-label={label} className={classes.popover ?? ''}>
        {children(() => setOpen(false))}
      </Popover.Dropdown>
    </Popover>
  );
}
