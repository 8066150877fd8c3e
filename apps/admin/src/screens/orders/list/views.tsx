import { adminOrdersText } from '@stoa/messages';
import { Link, useLocation } from 'react-router';
import { queryOfView, type View, views } from './filter.ts';
import classes from './orders.module.css';

const labels: Readonly<Record<View, () => string>> = {
  all: adminOrdersText.all,
  'to-pay': adminOrdersText.toPay,
  'to-ship': adminOrdersText.toShip,
  'to-refund': adminOrdersText.toRefund,
};

/** The views with which the list begins; which one is shown stands in the address. ADM-201 */
export function Views({ view: shown }: { readonly view: View }) {
  const { pathname, search } = useLocation();
  return (
    <nav aria-label={adminOrdersText.views()} className={classes.views}>
      {views.map((view) => (
        <Link
          key={view}
          to={pathname + queryOfView(view, new URLSearchParams(search))}
          preventScrollReset
          className={classes.view}
          {...(view === shown && { 'aria-current': 'page' })}
        >
          {labels[view]()}
        </Link>
      ))}
    </nav>
  );
}
