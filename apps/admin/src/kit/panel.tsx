import type { ReactNode } from 'react';
import classes from './panel.module.css';
import { useScreenHeading } from './screen.tsx';

interface PanelProps {
  readonly title: string;
  readonly help?: ReactNode;
  readonly children: ReactNode;
  /** Below the card, such as a link to somewhere else. */
  readonly after?: ReactNode;
}

/** A screen that is one card, such as that to sign in. */
export function Panel({ title, help, children, after }: PanelProps) {
  const heading = useScreenHeading(title);
  return (
    <div className={classes.column}>
      <div className={classes.card}>
        <h1 ref={heading} tabIndex={-1} className={classes.title}>
          {title}
        </h1>
        {help !== undefined && <p className={classes.help}>{help}</p>}
        <div className={classes.body}>{children}</div>
      </div>
      {after !== undefined && <p className={classes.after}>{after}</p>}
    </div>
  );
}
