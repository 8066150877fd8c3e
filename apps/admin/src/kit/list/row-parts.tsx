import { Checkbox } from '@mantine/core';
import { adminListText } from '@stoa/messages';
import { IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { useListLinkState } from './link-state.ts';
import classes from './rows.module.css';

interface UnfoldButtonProps {
  readonly name: string;
  readonly open: boolean;
  /** The id of what it shows. */
  readonly controls: string;
  readonly onToggle: () => void;
  /** What it shows, in a word; details without it. */
  readonly what: string | undefined;
  /** Whether it says so beside its sign. */
  readonly withText?: boolean;
}

/** Shows the details of a row, or hides them. */
export function UnfoldButton({ name, open, controls, onToggle, what, withText = false }: UnfoldButtonProps) {
  const label = labelOf(name, open, what);
  const about = { 'aria-expanded': open, ...(open && { 'aria-controls': controls }), 'aria-label': label };
  const sign = <IconChevronRight size={16} aria-hidden className={classes.chevron} data-open={open} />;
  if (!withText) {
    return (
      <button type="button" {...about} className={classes.unfold} onClick={onToggle}>
        {sign}
      </button>
    );
  }
  return (
    <button type="button" {...about} className={classes.unfoldText} onClick={onToggle}>
      {sign}
      {what ?? adminListText.details()}
    </button>
  );
}

/** What is seen beside the sign is a part of it. */
function labelOf(name: string, open: boolean, what: string | undefined): string {
  if (what !== undefined) return adminListText.partOf({ what, name });
  return open ? adminListText.fold({ name }) : adminListText.unfold({ name });
}

interface SelectBoxProps {
  readonly label: string;
  readonly state: 'all' | 'some' | 'none';
  readonly onChange: (selected: boolean) => void;
}

/** Selects a row, or all of a page. Its label fills the cell, so that it is large enough for a finger. */
export function SelectBox({ label, state, onChange }: SelectBoxProps) {
  const id = useId();
  return (
    <label className={classes.selectBox} htmlFor={id}>
      <Checkbox
        id={id}
        size="xs"
        aria-label={label}
        checked={state === 'all'}
        indeterminate={state === 'some'}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  );
}

/** What names a row: a link to its record that the whole row follows, or a text. */
export function RowName({ to, children }: { readonly to: string | undefined; readonly children: ReactNode }) {
  const state = useListLinkState();
  if (to === undefined) return <span className={classes.name}>{children}</span>;
  return (
    <Link to={to} state={state} className={classes.link}>
      {children}
    </Link>
  );
}
