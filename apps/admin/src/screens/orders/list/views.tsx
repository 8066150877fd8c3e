import { adminOrdersText } from '@stoa/messages';
import { useLocation } from 'react-router';
import { ViewLinks } from '../../../kit/list/index.ts';
import { queryOfView, type View, views } from './filter.ts';

const labels: Readonly<Record<View, () => string>> = {
  all: adminOrdersText.all,
  'to-pay': adminOrdersText.toPay,
  'to-ship': adminOrdersText.toShip,
  'to-refund': adminOrdersText.toRefund,
};

/** The views with which the list begins. ADM-201 */
export function Views({ view: shown }: { readonly view: View }) {
  const { pathname, search } = useLocation();
  return (
    <ViewLinks
      label={adminOrdersText.views()}
      shown={shown}
      views={views.map((view) => ({
        name: view,
        label: labels[view](),
        to: pathname + queryOfView(view, new URLSearchParams(search)),
      }))}
    />
  );
}
