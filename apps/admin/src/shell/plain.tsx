import { adminShellText } from '@stoa/messages';
import { Outlet } from 'react-router';
import { Appearance } from './appearance.tsx';
import { Mark } from './mark.tsx';
import classes from './plain.module.css';
import { SkipLink } from './skip-link.tsx';

/** What stands around the screens that need nobody to be signed in. */
export function Plain() {
  return (
    <div className={classes.plain}>
      <SkipLink />
      <header className={classes.header}>
        <span className={classes.brand}>
          <Mark />
          {adminShellText.product()}
        </span>
        <Appearance />
      </header>
      <main id="content" tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
    </div>
  );
}
