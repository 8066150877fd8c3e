import { adminOrdersText } from '@stoa/messages';
import { IconCoin, IconReceiptRefund, IconShoppingBag, IconTruckDelivery } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { queries } from '../../../api/index.ts';
import { List, useListPage, useListState, ViewLinks } from '../../../kit/list/index.ts';
import { Screen } from '../../../kit/screen.tsx';
import { Empty, LinkButton } from '../../../kit/state/index.ts';
import { useSession, useWorkplace } from '../../../session/index.ts';
import { orderColumns } from './columns.tsx';
import { askedBy, FILTERS, type View, views } from './filter.ts';
import { NewOrdersBar } from './new-orders-bar.tsx';
import { Peek } from './peek.tsx';
import { useNewOrders } from './use-new-orders.ts';
import { useOrderFilters } from './use-order-filters.ts';

/** The orders of a shop, the latest first. ADM-050, ADM-201, ADM-202 */
export function OrdersScreen() {
  const { code: shop, type, oneSeller } = useWorkplace();
  const { person } = useSession();
  const { search } = useLocation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const control = useListState(FILTERS);
  const view = views.read(search);
  const asked = { shop, ...askedBy(control.state, view) };
  // Nothing reads the page again but what somebody does, so that no row moves by itself. ADM-202
  const unmoved = { refetchOnWindowFocus: false, refetchOnReconnect: false };
  const orders = useListPage(asked, queries.orders.list.queryOptions({ input: asked, ...unmoved }));
  const { fresh, see } = useNewOrders(shop);
  const severalSellers = type === 'marketplace' && !oneSeller;
  const columns = useMemo(() => orderColumns(severalSellers), [severalSellers]);

  const showNew = () => {
    see();
    // New orders stand at the beginning of all orders, whatever was looked for before.
    navigate(`/${shop}/orders`);
    window.scrollTo({ top: 0 });
    void client.invalidateQueries({ queryKey: queries.orders.list.key() });
  };
  return (
    <Screen title={adminOrdersText.title()} width="wide">
      <ViewLinks label={adminOrdersText.views()} views={views} shown={view} />
      <List
        control={control}
        query={orders}
        keptAs={{ list: 'orders', person: person.id }}
        label={adminOrdersText.list()}
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ number }) => adminOrdersText.row({ number })}
        rowLink={({ id }) => `/${shop}/orders/${id}`}
        unfold={(order) => <Peek order={order} />}
        search={{ label: adminOrdersText.search(), placeholder: adminOrdersText.searchHelp() }}
        filters={useOrderFilters(control.state.filters.customer?.[0])}
        empty={<NoOrders view={view} shop={shop} />}
      />
      <NewOrdersBar fresh={fresh} onShow={showNew} />
    </Screen>
  );
}

const emptyViews = {
  'to-pay': [IconCoin, adminOrdersText.nothingToPay, adminOrdersText.nothingToPayHelp],
  'to-ship': [IconTruckDelivery, adminOrdersText.nothingToShip, adminOrdersText.nothingToShipHelp],
  'to-refund': [IconReceiptRefund, adminOrdersText.nothingToRefund, adminOrdersText.nothingToRefundHelp],
} as const;

/** A view without an order: of all, nobody has bought yet; of the others, there is nothing to do. ADM-063 */
function NoOrders({ view, shop }: { readonly view: View; readonly shop: string }) {
  if (view === 'all') {
    return (
      <Empty icon={IconShoppingBag} title={adminOrdersText.empty()} help={adminOrdersText.emptyHelp()} />
    );
  }
  const [icon, title, help] = emptyViews[view];
  return (
    <Empty
      icon={icon}
      title={title()}
      help={help()}
      action={<LinkButton to={`/${shop}/orders`} label={adminOrdersText.showAll()} />}
    />
  );
}
