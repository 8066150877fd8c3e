import type { ReactNode } from 'react';
import classes from './floating-bar.module.css';

interface FloatingBarProps {
  readonly text: ReactNode;
  /** The buttons. */
  readonly children: ReactNode;
}

/** A bar above the lower edge of a screen, which moves nothing of what is below it. */
export const FloatingBar = ({ text, children }: FloatingBarProps) => (
  <div className={classes.bar} data-floating-bar>
    <span className={classes.text}>{text}</span>
    {children}
  </div>
);
