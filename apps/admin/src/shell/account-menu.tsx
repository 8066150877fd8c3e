import { Menu, UnstyledButton } from '@mantine/core';
import { adminShellText } from '@stoa/messages';
import { IconLogout, IconUserCircle } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { initialsOf } from '../kit/avatar.tsx';
import { askToLeave } from '../kit/form/index.ts';
import { tell } from '../kit/toast.tsx';
import { endSession, useSession } from '../session/index.ts';
import classes from './account-menu.module.css';

/** Who is signed in, the way to their account, and out. */
export function AccountMenu() {
  const { person } = useSession();
  const client = useQueryClient();
  const navigate = useNavigate();
  const signOut = async () => {
    if (!(await askToLeave())) return;
    try {
      await endSession(client, () => navigate('/sign-in'));
    } catch {
      tell(adminShellText.signOutFailed(), 'failed');
    }
  };
  return (
    <Menu width={240}>
      <Menu.Target>
        <UnstyledButton
          className={classes.button}
          aria-label={adminShellText.accountMenu({ name: person.name })}
        >
          <span className={classes.initials} data-initials={initialsOf(person.name)} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.who}>
          <div className={classes.name}>{person.name}</div>
          <div className={classes.email}>{person.email}</div>
          {person.operator && <div className={classes.email}>{adminShellText.operator()}</div>}
        </div>
        <Menu.Divider />
        <Menu.Item component={Link} to="/account" leftSection={<IconUserCircle size={16} aria-hidden />}>
          {adminShellText.yourAccount()}
        </Menu.Item>
        <Menu.Item leftSection={<IconLogout size={16} aria-hidden />} onClick={signOut}>
          {adminShellText.signOut()}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
