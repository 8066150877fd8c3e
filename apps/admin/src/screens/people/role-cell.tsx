import { Badge } from '@mantine/core';
import type { Invitation, Person } from '@stoa/admin-contract';
import { adminPeopleText, roleText } from '@stoa/messages';
import classes from './people.module.css';

/** A role, and the seller that it is limited to. */
export const RoleCell = ({ role, seller }: Pick<Person | Invitation, 'role' | 'seller'>) => (
  <span className={classes.role}>
    <Badge color={role === 'owner' ? 'aegean' : 'gray'}>{roleText[role]()}</Badge>
    {seller !== null && (
      <span className={classes.aside}>{adminPeopleText.roleOfSeller({ seller: seller.name })}</span>
    )}
  </span>
);
