import type { TablerIcon } from '@tabler/icons-react';
import type { ReactNode, Ref } from 'react';
import classes from './state.module.css';

interface StateProps {
  readonly icon: TablerIcon;
  readonly title: string;
  readonly help?: ReactNode;
  /** What can be done about it. */
  readonly action?: ReactNode;
  /** Small print, such as the id of a request. */
  readonly note?: ReactNode;
  readonly role?: 'alert' | 'status';
  /** Makes the title the heading of the screen. */
  readonly heading?: Ref<HTMLHeadingElement>;
}

/** What stands in the place of something that is not there, with what can be done about it. */
export function State({ icon: Icon, title, help, action, note, role, heading }: StateProps) {
  return (
    <div className={classes.state} role={role}>
      <span className={classes.icon}>
        <Icon size={22} stroke={1.7} aria-hidden />
      </span>
      {heading === undefined ? (
        <p className={classes.title}>{title}</p>
      ) : (
        <h1 ref={heading} tabIndex={-1} className={classes.heading}>
          {title}
        </h1>
      )}
      {help !== undefined && <p className={classes.help}>{help}</p>}
      {action !== undefined && <div className={classes.action}>{action}</div>}
      {note !== undefined && <p className={classes.note}>{note}</p>}
    </div>
  );
}
