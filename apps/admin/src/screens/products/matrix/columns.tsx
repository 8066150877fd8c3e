import { MAX_SKU_LENGTH } from '@stoa/domain';
import { adminMatrixText as text } from '@stoa/messages';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { tellCount, writeAmount } from '../../../kit/amount.ts';
import { useListLinkState } from '../../../kit/list/index.ts';
import { Money } from '../../../kit/money.tsx';
import { Picture } from '../../../kit/picture.tsx';
import type { SheetColumn } from '../../../kit/sheet/index.ts';
import { variationAddress } from '../product/variations/addresses.ts';
import { writeWeight } from '../product/weight.ts';
import { availabilities, availabilityOf } from './availability.ts';
import { textRules } from './cell-texts.ts';
import classes from './matrix.module.css';
import { type MatrixProduct, type MatrixRow, type Purse, picturesOf, rowNamer } from './matrix.ts';

type Column = SheetColumn<MatrixRow>;

interface ColumnOptions {
  /** The code of the shop. */
  readonly shop: string;
  readonly product: MatrixProduct;
  readonly purse: Purse;
  readonly mayWrite: boolean;
  readonly mayPrice: boolean;
}

/** The columns of the sheet of a product's variations, as far as the person may change them. ADM-014, ADM-113 */
export function matrixColumns({
  shop,
  product,
  purse,
  mayWrite,
  mayPrice,
}: ColumnOptions): readonly Column[] {
  const written = writtenColumns(shop, product, purse);
  const told = toldColumns(shop, purse);
  const fixed = fixedColumns(shop, product, purse);
  const own = mayWrite ? written : told;
  const prices = mayPrice ? written : told;
  return [
    own.picture,
    fixed.variation,
    own.sku,
    prices.price,
    prices.msrp,
    own.weight,
    own.availability,
    fixed.stock,
  ];
}

/** What columns are called and how wide they are, whether they are typed in or told. */
const shapes = {
  picture: { id: 'picture', header: text.picture(), width: 76, narrow: 72 },
  sku: { id: 'sku', header: text.sku(), width: 216, narrow: 170 },
  price: { id: 'price', header: text.price(), width: 112, align: 'end' },
  msrp: { id: 'msrp', header: text.msrp(), width: 136, align: 'end' },
  weight: { id: 'weight', header: text.weight(), width: 92, align: 'end' },
  availability: { id: 'availability', header: text.availability(), width: 200 },
} as const;

/** Columns in which something is typed or chosen. */
function writtenColumns(shop: string, product: MatrixProduct, purse: Purse) {
  const rules = textRules(purse);
  const note = purse.currency;
  const columns = {
    picture: {
      ...shapes.picture,
      kind: 'picture',
      shop,
      pictures: picturesOf(product),
      read: ({ picture }) => picture?.file ?? '',
    },
    sku: { ...shapes.sku, ...rules.sku, kind: 'text', maxLength: MAX_SKU_LENGTH, read: ({ sku }) => sku },
    price: {
      ...shapes.price,
      ...rules.price,
      note,
      kind: 'amount',
      inputMode: 'decimal',
      maxLength: LONGEST_NUMBER,
      read: ({ price }) => writeAmount(price, purse),
    },
    msrp: {
      ...shapes.msrp,
      ...rules.msrp,
      note,
      kind: 'amount',
      inputMode: 'decimal',
      maxLength: LONGEST_NUMBER,
      read: ({ msrp }) => (msrp === null ? '' : writeAmount(msrp, purse)),
    },
    weight: {
      ...shapes.weight,
      ...rules.weight,
      kind: 'whole',
      maxLength: LONGEST_NUMBER,
      read: ({ weightGrams }) => writeWeight(weightGrams, purse),
    },
    availability: {
      ...shapes.availability,
      kind: 'select',
      options: availabilities,
      read: availabilityOf,
    },
  } satisfies Record<keyof typeof shapes, Column>;
  return columns;
}

const LONGEST_NUMBER = 40;

/** The same columns for whoever may not change them. */
function toldColumns(shop: string, purse: Purse) {
  const { currency } = purse;
  const none = <span className={classes.quiet}>–</span>;
  const columns = {
    picture: {
      ...shapes.picture,
      kind: 'read-only',
      cell: ({ picture }) => (
        <span className={classes.picture}>
          <Picture shop={shop} file={picture?.file ?? null} alt={picture?.alt ?? ''} side={32} />
        </span>
      ),
    },
    sku: { ...shapes.sku, kind: 'read-only', cell: ({ sku }) => sku },
    price: {
      ...shapes.price,
      kind: 'read-only',
      cell: ({ price }) => <Money amount={price} currency={currency} />,
    },
    msrp: {
      ...shapes.msrp,
      kind: 'read-only',
      cell: ({ msrp }) => (msrp === null ? none : <Money amount={msrp} currency={currency} />),
    },
    weight: {
      ...shapes.weight,
      kind: 'read-only',
      cell: ({ weightGrams }) => writeWeight(weightGrams, purse),
    },
    availability: {
      ...shapes.availability,
      kind: 'read-only',
      cell: (row) => availabilities.find(({ value }) => value === availabilityOf(row))?.label,
    },
  } satisfies Record<keyof typeof shapes, Column>;
  return columns;
}

/** Columns that nobody types in here. */
function fixedColumns(shop: string, product: MatrixProduct, purse: Purse) {
  const nameOf = rowNamer(product);
  const addressOf = ({ id }: MatrixRow) => variationAddress(shop, product.id, id);
  const variation: Column = {
    id: 'variation',
    header: text.variation(),
    width: 210,
    narrow: 128,
    kind: 'read-only',
    names: true,
    cell: (row) => (
      <VariationLink to={addressOf(row)} title={nameOf(row)} className={classes.name}>
        <span className={classes.nameText}>{nameOf(row)}</span>
      </VariationLink>
    ),
  };
  const stock: Column = {
    id: 'stock',
    header: text.stock(),
    width: 98,
    align: 'end',
    kind: 'read-only',
    cell: (row) => (
      <VariationLink to={addressOf(row)} className={classes.stock} data-stock={stockSign(row)}>
        {row.salable === null ? text.alwaysThere() : tellCount(row.salable, purse)}
        <span className="unseen">: {nameOf(row)}</span>
      </VariationLink>
    ),
  };
  return { variation, stock };
}

/** A link to the page of a variation, which leads back to the sheet as it was left. ADM-051 */
const VariationLink = (link: Omit<ComponentProps<typeof Link>, 'state'>) => (
  <Link {...link} state={useListLinkState()} />
);

function stockSign({ salable, low }: Pick<MatrixRow, 'salable' | 'low'>): 'none' | 'out' | 'low' | 'in' {
  if (salable === null) return 'none';
  if (salable <= 0) return 'out';
  return low ? 'low' : 'in';
}
