import { adminShellText } from '@stoa/messages';
import classes from './frame.module.css';

/** The first thing that the keyboard reaches: past header and navigation. ADM-059 */
export const SkipLink = () => (
  <a href="#content" className={classes.skip}>
    {adminShellText.skipToContent()}
  </a>
);
