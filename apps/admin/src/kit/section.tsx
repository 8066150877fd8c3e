import { type ReactNode, useId } from 'react';
import classes from './section.module.css';

interface SectionProps {
  readonly title: string;
  readonly description?: ReactNode;
  /** A word about the state, beside the heading. */
  readonly badge?: ReactNode;
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** A card of a screen: one subject with a heading. */
export function Section({ title, description, badge, actions, children }: SectionProps) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div className={classes.head}>
        <div className={classes.titles}>
          <div className={classes.line}>
            <h2 id={id} className={classes.title}>
              {title}
            </h2>
            {badge}
          </div>
          {description !== undefined && <p className={classes.description}>{description}</p>}
        </div>
        {actions !== undefined && <div className={classes.actions}>{actions}</div>}
      </div>
      {children !== undefined && children !== false && <div className={classes.body}>{children}</div>}
    </section>
  );
}
