import { Badge } from '@mantine/core';
import type { Invitation } from '@stoa/admin-contract';
import { adminListText, adminPeopleText } from '@stoa/messages';
import type { ListColumn } from '../../kit/list/index.ts';
import { Time } from '../../kit/time.tsx';
import { InvitationActions } from './invitation-actions.tsx';
import classes from './people.module.css';
import { RoleCell } from './role-cell.tsx';

const columns: readonly ListColumn<Invitation>[] = [
  {
    id: 'email',
    header: adminPeopleText.email(),
    role: 'name',
    hideable: false,
    cell: ({ email }) => <span className={classes.invited}>{email}</span>,
  },
  { id: 'role', header: adminPeopleText.role(), cell: (invitation) => <RoleCell {...invitation} /> },
  {
    id: 'invitedBy',
    header: adminPeopleText.invitedBy(),
    cell: ({ invitedBy }) => invitedBy ?? adminPeopleText.byPlatform(),
  },
  {
    id: 'sent',
    header: adminPeopleText.sent(),
    oneLine: true,
    cell: ({ sentAt }) => <Time at={sentAt} detail="day" />,
  },
  {
    id: 'expires',
    header: adminPeopleText.expires(),
    oneLine: true,
    cell: ({ expiresAt, expired }) =>
      expired ? <Badge color="red">{adminPeopleText.expired()}</Badge> : <Time at={expiresAt} />,
  },
];

/** What is told of each invitation; for those who may invite, also what they may do about it. */
export const invitationColumns = (mayWrite: boolean): readonly ListColumn<Invitation>[] =>
  mayWrite
    ? [
        ...columns,
        {
          id: 'actions',
          header: adminListText.actions(),
          role: 'actions',
          hideable: false,
          cell: (invitation) => <InvitationActions invitation={invitation} />,
        },
      ]
    : columns;
