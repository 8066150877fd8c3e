import { Link } from 'react-router';
import classes from './view-links.module.css';

interface ViewLinksProps {
  readonly label: string;
  readonly views: readonly {
    readonly name: string;
    readonly label: string;
    /** The address of the list with this view. */
    readonly to: string;
  }[];
  /** The name of the one that is shown. */
  readonly shown: string;
}

/** The views with which a list begins; which one is shown stands in its address. */
export const ViewLinks = ({ label, views, shown }: ViewLinksProps) => (
  <nav aria-label={label} className={classes.views}>
    {views.map((view) => (
      <Link
        key={view.name}
        to={view.to}
        preventScrollReset
        className={classes.view}
        {...(view.name === shown && { 'aria-current': 'page' })}
      >
        {view.label}
      </Link>
    ))}
  </nav>
);
