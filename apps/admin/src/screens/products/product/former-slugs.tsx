import { adminProductText } from '@stoa/messages';
import classes from './search.module.css';

/** Addresses that lead to the present one; the latest first. */
export const FormerSlugs = ({ slugs }: { readonly slugs: readonly string[] }) => (
  <div className={classes.former}>
    <span>{adminProductText.formerAddresses()}</span>
    <ul>
      {slugs.map((slug) => (
        <li key={slug}>/{slug}</li>
      ))}
    </ul>
  </div>
);
