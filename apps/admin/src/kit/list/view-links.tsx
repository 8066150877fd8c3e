import { Link, useLocation } from 'react-router';
import classes from './view-links.module.css';
import type { ListViews } from './views.ts';

interface ViewLinksProps<View extends string> {
  readonly label: string;
  readonly views: ListViews<View>;
  /** The one that is shown. */
  readonly shown: View;
}

/** The views with which a list begins; which one is shown stands in its address. */
export function ViewLinks<View extends string>({ label, views, shown }: ViewLinksProps<View>) {
  const { pathname, search } = useLocation();
  return (
    <nav aria-label={label} className={classes.views}>
      {views.names.map((view) => (
        <Link
          key={view}
          to={pathname + views.queryOf(view, search)}
          preventScrollReset
          className={classes.view}
          {...(view === shown && { 'aria-current': 'page' })}
        >
          {views.labels[view]()}
        </Link>
      ))}
    </nav>
  );
}
