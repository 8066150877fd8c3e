import { Button } from '@mantine/core';
import { adminProductsText as text } from '@stoa/messages';
import { IconArchive, IconPlus, IconTag } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { api, queries } from '../../../api/index.ts';
import {
  type BulkChange,
  findChosen,
  List,
  useListPage,
  useListState,
  ViewLinks,
} from '../../../kit/list/index.ts';
import { usePlace } from '../../../kit/place.ts';
import { Screen } from '../../../kit/screen.tsx';
import { Empty, LinkButton } from '../../../kit/state/index.ts';
import { useSession, useWorkplace } from '../../../session/index.ts';
import { useMayWrite } from '../product/use-product.ts';
import { AddDialog } from './add-dialog.tsx';
import { bulkActions } from './bulk-actions.ts';
import { ChangeDialog } from './change-dialog.tsx';
import type { ChangeKind } from './change-words.ts';
import { productColumns } from './columns.tsx';
import { askedBy, FILTERS, type View, views } from './filter.ts';
import { useProductFilters } from './use-product-filters.ts';
import { Variations } from './variations.tsx';

/** The products of a shop, those changed last first. ADM-050, ADM-051, ADM-053, ADM-101, ADM-105, ADM-107 */
export function ProductsScreen() {
  const { code: shop } = useWorkplace();
  const { person } = useSession();
  const { currency } = usePlace();
  const { search } = useLocation();
  const control = useListState(FILTERS);
  const view = views.read(search);
  const asked = { shop, ...askedBy(control.state, view, currency) };
  const [adding, setAdding] = useState(false);
  const [bulk, setBulk] = useState<BulkChange<ChangeKind>>();
  const mayWrite = useMayWrite();
  const products = useListPage(asked, queries.products.list.queryOptions({ input: asked }));

  const add = mayWrite && (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setAdding(true)}>
      {text.add()}
    </Button>
  );
  return (
    <Screen title={text.title()} width="wide" actions={add}>
      <ViewLinks label={text.views()} views={views} shown={view} />
      <List
        // What is selected in one view is none of the selection of another.
        key={view}
        control={control}
        query={products}
        keptAs={{ list: 'products', person: person.id }}
        label={text.list()}
        columns={productColumns}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        rowLink={({ id }) => `/${shop}/products/${id}`}
        unfold={(product) => (product.variations > 0 ? <Variations product={product} /> : undefined)}
        unfoldedName={text.variationsTitle()}
        search={{ label: text.search(), placeholder: text.searchHelp() }}
        filters={useProductFilters()}
        empty={<NoProducts view={view} shop={shop} add={add} />}
        {...(mayWrite && { bulk: bulkActions(view, setBulk) })}
      />
      {adding && <AddDialog onClose={() => setAdding(false)} />}
      {bulk && (
        <ChangeDialog
          kind={bulk.kind}
          find={() => findChosen(bulk.selection, (page) => api.products.list({ ...asked, ...page }))}
          onDone={bulk.clear}
          onClose={() => setBulk(undefined)}
        />
      )}
    </Screen>
  );
}

interface NoProductsProps {
  readonly view: View;
  readonly shop: string;
  readonly add: ReactNode;
}

/** A view without a product: of all, nothing was entered yet; of the other, nothing is archived. ADM-063 */
function NoProducts({ view, shop, add }: NoProductsProps) {
  if (view === 'all') {
    return (
      <Empty icon={IconTag} title={text.empty()} help={text.emptyHelp()} {...(add && { action: add })} />
    );
  }
  return (
    <Empty
      icon={IconArchive}
      title={text.nothingArchived()}
      help={text.nothingArchivedHelp()}
      action={<LinkButton to={`/${shop}/products`} label={text.showAll()} />}
    />
  );
}
