import { adminProductsText } from '@stoa/messages';
import { useLocation } from 'react-router';
import { ViewLinks } from '../../../kit/list/index.ts';
import { queryOfView, type View, views } from './filter.ts';

const labels: Readonly<Record<View, () => string>> = {
  all: adminProductsText.all,
  archived: adminProductsText.archived,
};

/** All products, and those that are archived. ADM-107 */
export function Views({ view: shown }: { readonly view: View }) {
  const { pathname, search } = useLocation();
  return (
    <ViewLinks
      label={adminProductsText.views()}
      shown={shown}
      views={views.map((view) => ({
        name: view,
        label: labels[view](),
        to: pathname + queryOfView(view, new URLSearchParams(search)),
      }))}
    />
  );
}
