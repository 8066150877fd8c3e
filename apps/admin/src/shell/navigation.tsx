import type { Workplace } from '@stoa/admin-contract';
import { adminShellText } from '@stoa/messages';
import { IconUserCircle, type TablerIcon } from '@tabler/icons-react';
import { NavLink } from 'react-router';
import classes from './navigation.module.css';
import { addressOf, screensFor } from './screens.ts';

interface NavigationProps {
  readonly shop: Workplace | undefined;
  /** Called when a screen was chosen. */
  readonly onChoose?: () => void;
}

/** The ways to all screens that the person may open. ADM-014 */
export function Navigation({ shop, onChoose }: NavigationProps) {
  return (
    <nav aria-label={adminShellText.mainNavigation()} className={classes.navigation}>
      <ul className={classes.list}>
        {shop !== undefined &&
          screensFor(shop.scopes).map(({ path, label, icon }) => (
            <Entry
              key={path}
              to={addressOf(shop.code, path)}
              label={label()}
              icon={icon}
              end={path === ''}
              onChoose={onChoose}
            />
          ))}
      </ul>
      <ul className={classes.list} data-last>
        <Entry to="/account" label={adminShellText.yourAccount()} icon={IconUserCircle} onChoose={onChoose} />
      </ul>
    </nav>
  );
}

interface EntryProps {
  readonly to: string;
  readonly label: string;
  readonly icon: TablerIcon | undefined;
  readonly end?: boolean;
  readonly onChoose: (() => void) | undefined;
}

function Entry({ to, label, icon: Icon, end = false, onChoose }: EntryProps) {
  return (
    <li>
      <NavLink
        to={to}
        end={end}
        className={classes.entry ?? ''}
        data-inset={Icon === undefined}
        onClick={onChoose}
      >
        {Icon && <Icon size={18} stroke={1.7} aria-hidden className={classes.icon} />}
        {label}
      </NavLink>
    </li>
  );
}
