import type { ProductInput } from '@stoa/commerce';
import { msrpOf, stockOf } from './goods-values.ts';
import type { ProductKind } from './product-kind.ts';
import type { Random } from './random.ts';
import { colors, sizes } from './words.ts';

type Variable = Extract<ProductInput, { classCode: 'variable_product' }>;

/** Sizes as they are read, whatever is chosen most. */
const sizeOrder = ['XS', 'S', 'M', 'L', 'XL', 'XXL'];

/** Two to five colours, and sizes where the kind has them; larger ones may cost more. */
export function makeVariations(
  random: Random,
  kind: ProductKind,
  sku: string,
  price: number,
): Pick<Variable, 'variants' | 'variations'> {
  const named = chosen(random, colors, 2 + random.below(4));
  const sized = kind.hasSizes
    ? chosen(random, sizes, 2 + random.below(3)).toSorted(
        (a, b) => sizeOrder.indexOf(a) - sizeOrder.indexOf(b),
      )
    : [];
  const variants: Variable['variants'] = [
    { id: 'color', label: 'Colour', displayType: 'button', options: named.map((value) => ({ value })) },
    ...(sized.length === 0
      ? []
      : [
          {
            id: 'size',
            label: 'Size',
            displayType: 'button' as const,
            options: sized.map((value) => ({ value })),
          },
        ]),
  ];
  const step = random.chance(0.3) ? Math.round(price / 2000) * 100 : 0;
  const variations = named.flatMap((color) =>
    (sized.length === 0 ? [undefined] : sized).map((size, at) => ({
      values: { color, ...(size !== undefined && { size }) },
      price: price + step * at,
    })),
  );
  const msrp = msrpOf(random, price);
  return {
    variants,
    variations: variations.map((one, at) => ({
      ...one,
      sku: `${sku}-${at + 1}`,
      msrp: msrp === null ? null : msrp + one.price - price,
      stock: stockOf(random),
    })),
  };
}

/** Picks some items of a list, each once; earlier ones are likelier. */
function chosen(random: Random, list: readonly [string, ...string[]], count: number): string[] {
  const found = new Set<string>();
  while (found.size < Math.min(count, list.length)) found.add(random.skewed(list));
  return [...found];
}
