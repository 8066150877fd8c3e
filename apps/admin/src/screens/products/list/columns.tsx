import type { ListedProduct } from '@stoa/admin-contract';
import { listedKindText, plural, adminProductsText as text } from '@stoa/messages';
import type { ListColumn } from '../../../kit/list/index.ts';
import { Picture } from '../../../kit/picture.tsx';
import { Time } from '../../../kit/time.tsx';
import { useWorkplace } from '../../../session/index.ts';
import classes from './products.module.css';
import { Nothing, PriceSpan, Stock, VisibilitySign } from './signs.tsx';

/** The columns of the list. ADM-101 */
export const productColumns: readonly ListColumn<ListedProduct>[] = [
  {
    id: 'name',
    header: text.product(),
    role: 'name',
    hideable: false,
    sortable: true,
    cell: (product) => <Name product={product} />,
  },
  {
    id: 'visible',
    header: text.visibility(),
    oneLine: true,
    cell: (product) => <VisibilitySign {...product} />,
  },
  {
    id: 'kind',
    header: text.kind(),
    cell: ({ kind, variations }) => (
      <span className={classes.kind}>
        {kind === 'variable_product' && variations > 0
          ? plural(variations, text.oneVariation, text.variations)
          : listedKindText[kind]()}
      </span>
    ),
  },
  {
    id: 'brand',
    header: text.brand(),
    hidden: true,
    cell: ({ brand }) => brand ?? <Nothing told={text.noBrand()} />,
  },
  {
    id: 'sku',
    header: text.sku(),
    hidden: true,
    sortable: true,
    cell: ({ sku }) => sku,
  },
  {
    id: 'stock',
    header: text.stock(),
    align: 'end',
    sortable: true,
    cell: (product) => <Stock {...product} />,
  },
  {
    id: 'price',
    header: text.price(),
    align: 'end',
    sortable: true,
    oneLine: true,
    cell: (product) => <PriceSpan {...product} />,
  },
  {
    id: 'changed',
    header: text.changed(),
    sortable: true,
    oneLine: true,
    cell: ({ changedAt }) => <Time at={changedAt} detail="day" />,
  },
];

function Name({ product: { name, sku, picture } }: { readonly product: ListedProduct }) {
  const { code: shop } = useWorkplace();
  return (
    <span className={classes.product}>
      {/* The name beside it says what it shows. */}
      <Picture shop={shop} file={picture?.file ?? null} alt="" side={40} />
      <span className={classes.words}>
        <span className={classes.name}>{name}</span>
        <span className={classes.sku}>{sku}</span>
      </span>
    </span>
  );
}
