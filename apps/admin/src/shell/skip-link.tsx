import { adminShellText } from '@stoa/messages';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import classes from './frame.module.css';

/** The first thing that the keyboard reaches: past header and navigation. ADM-059 */
export const SkipLink = () => (
  <Link to="#content" className={classes.skip} onClick={skip}>
    {adminShellText.skipToContent()}
  </Link>
);

/** Without a step of the history, which the router would not know: Back would leave without asking. ADM-035 */
function skip(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById('content')?.focus();
}
