import { Badge } from '@mantine/core';
import type { ListedVariation, Product } from '@stoa/admin-contract';
import { adminVariationsText } from '@stoa/messages';
import { Link } from 'react-router';
import { tellCount } from '../../../../kit/amount.ts';
import { Money } from '../../../../kit/money.tsx';
import { Picture } from '../../../../kit/picture.tsx';
import { usePlace } from '../../../../kit/place.ts';
import { useWorkplace } from '../../../../session/index.ts';
import { variationAddress } from './addresses.ts';
import { tellValues } from './values.ts';
import classes from './variations.module.css';

/** A product, as far as its variations go. */
export type Varied = Pick<Product, 'id' | 'variations' | 'variationAttributes' | 'media'>;

interface VariationRowProps {
  readonly variation: ListedVariation;
  readonly product: Varied;
}

/** A variation as a line: what it looks like, its values, sku, price and stock. The whole line leads to its page. ADM-101 */
export function VariationRow({ variation, product }: VariationRowProps) {
  const { code: shop } = useWorkplace();
  const { id, sku, values, picture, price, currency, unavailableForSale, discontinued } = variation;
  const name = tellValues(values, product.variationAttributes) || sku;
  return (
    <li className={classes.variation}>
      {/* Its values say what it shows; without a picture of its own it has that of the product. */}
      <span className={classes.picture}>
        <Picture shop={shop} file={picture?.file ?? product.media[0]?.file ?? null} alt="" side={36} />
      </span>
      <span className={classes.words}>
        <Link to={variationAddress(shop, product.id, id)} className={classes.link}>
          {name}
        </Link>
        <span className={classes.sku}>{sku}</span>
      </span>
      <span className={classes.states}>
        {unavailableForSale && <Badge color="gray">{adminVariationsText.unavailable()}</Badge>}
        {discontinued && <Badge color="gray">{adminVariationsText.discontinued()}</Badge>}
      </span>
      <Stock salable={variation.salable} />
      <span className={classes.price}>
        <Money amount={price} currency={currency} />
      </span>
    </li>
  );
}

function Stock({ salable }: Pick<ListedVariation, 'salable'>) {
  const place = usePlace();
  return (
    <span className={classes.stock} data-none={salable !== null && salable <= 0}>
      {tellSalable(salable, (n) => tellCount(n, place))}
    </span>
  );
}

function tellSalable(salable: number | null, tell: (n: number) => string): string {
  if (salable === null) return adminVariationsText.alwaysThere();
  return salable > 0 ? adminVariationsText.inStock({ n: tell(salable) }) : adminVariationsText.noneInStock();
}
