import { adminCustomersText } from '@stoa/messages';
import { useLocation } from 'react-router';
import { ViewLinks } from '../../../kit/list/index.ts';
import { queryOfView, type View, views } from './filter.ts';

const labels: Readonly<Record<View, () => string>> = {
  all: adminCustomersText.all,
  'to-approve': adminCustomersText.toApprove,
};

/** All customers, and those who wait to be approved. ADM-302 */
export function Views({ view: shown }: { readonly view: View }) {
  const { pathname, search } = useLocation();
  return (
    <ViewLinks
      label={adminCustomersText.views()}
      shown={shown}
      views={views.map((view) => ({
        name: view,
        label: labels[view](),
        to: pathname + queryOfView(view, new URLSearchParams(search)),
      }))}
    />
  );
}
