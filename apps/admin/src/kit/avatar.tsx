import classes from './avatar.module.css';

/** The first letters of the first and the last part of a name. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map((part) => part.charAt(0))
    .filter((_, at, all) => at === 0 || at === all.length - 1)
    .join('')
    .toUpperCase();

/** The sign of a person beside their name, which says it all. */
export const Avatar = ({ name, size = 32 }: { readonly name: string; readonly size?: number }) => (
  <span className={classes.avatar} style={{ width: size, height: size, fontSize: size * 0.38 }} aria-hidden>
    {initialsOf(name)}
  </span>
);
