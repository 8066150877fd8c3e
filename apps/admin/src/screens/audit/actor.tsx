import type { AuditEntry } from '@stoa/admin-contract';
import { IconServerCog } from '@tabler/icons-react';
import { Avatar } from '../../kit/avatar.tsx';
import classes from './audit.module.css';

/** The sign of whoever did something: initials of a person, or that it was the platform. */
export function ActorSign({ actor }: Pick<AuditEntry, 'actor'>) {
  if (actor.kind === 'staff') return <Avatar name={actor.name} size={28} />;
  return (
    <span className={classes.system} aria-hidden>
      <IconServerCog size={15} stroke={1.7} />
    </span>
  );
}
