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

interface BackToListProps {
  /** The address of the list, for those who came from elsewhere. */
  readonly to: string;
  readonly label: string;
}

/** The link from a record back to its list, which stands as one left it: filters, place, rows unfolded, scroll. ADM-051 */
export function BackToList({ to, label }: BackToListProps) {
  const { state } = useLocation();
  const navigate = useNavigate();
  const from = readFrom(state);
  const isOurs = from !== undefined && from.list.split('?')[0] === to;
  const back = (event: MouseEvent) => {
    const steps = isOurs ? from.step - stepNow() : 0;
    if (steps >= 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    // The same step of the history, by which the router knows where it was scrolled to.
    event.preventDefault();
    navigate(steps);
  };
  return (
    <Anchor component={Link} to={isOurs ? from.list : to} onClick={back} className={classes.back ?? ''}>
      <IconArrowLeft size={16} aria-hidden />
      {label}
    </Anchor>
  );
}
