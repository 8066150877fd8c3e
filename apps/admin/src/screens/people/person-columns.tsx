import { Badge } from '@mantine/core';
import type { Person } from '@stoa/admin-contract';
import { adminListText, adminPeopleText, adminStateText } from '@stoa/messages';
import { IconShieldCheck, IconShieldOff } from '@tabler/icons-react';
import { Avatar } from '../../kit/avatar.tsx';
import type { ListColumn } from '../../kit/list/index.ts';
import { Time } from '../../kit/time.tsx';
import classes from './people.module.css';
import { PersonMenu } from './person-menu.tsx';
import { RoleCell } from './role-cell.tsx';

const who: ListColumn<Person> = {
  id: 'person',
  header: adminPeopleText.person(),
  role: 'name',
  hideable: false,
  cell: ({ name, email, self }) => (
    <span className={classes.who}>
      <Avatar name={name} />
      <span className={classes.names}>
        <span className={classes.name}>
          {name}
          {self && <Badge>{adminPeopleText.you()}</Badge>}
        </span>
        <span className={classes.email}>{email}</span>
      </span>
    </span>
  ),
};

const columns: readonly ListColumn<Person>[] = [
  who,
  { id: 'role', header: adminPeopleText.role(), cell: (person) => <RoleCell {...person} /> },
  {
    id: 'secondFactor',
    header: adminPeopleText.secondFactor(),
    oneLine: true,
    cell: ({ secondFactor }) => <SecondFactor on={secondFactor} />,
  },
  {
    id: 'lastSignIn',
    header: adminPeopleText.lastSignIn(),
    oneLine: true,
    cell: ({ lastSignInAt }) =>
      lastSignInAt === null ? (
        <span className={classes.none}>{adminStateText.never()}</span>
      ) : (
        <Time at={lastSignInAt} />
      ),
  },
  {
    id: 'sessions',
    header: adminPeopleText.openSessions(),
    align: 'end',
    cell: ({ openSessions }) => openSessions,
  },
];

/** What is told of each person; with `onChangeRole`, for those who may say who works here, also what they may do. */
export const personColumns = (
  onChangeRole: ((person: Person) => void) | undefined,
): readonly ListColumn<Person>[] =>
  onChangeRole === undefined
    ? columns
    : [
        ...columns,
        {
          id: 'actions',
          header: adminListText.actions(),
          role: 'actions',
          hideable: false,
          cell: (person) => <PersonMenu person={person} onChangeRole={() => onChangeRole(person)} />,
        },
      ];

function SecondFactor({ on }: { readonly on: boolean }) {
  const Icon = on ? IconShieldCheck : IconShieldOff;
  return (
    <span className={classes.factor} data-on={on}>
      <Icon size={17} stroke={1.7} aria-hidden />
      {on ? adminPeopleText.on() : adminPeopleText.off()}
    </span>
  );
}
