import { isDeepStrictEqual } from 'node:util';
import type { StockTarget } from '../../stock/index.ts';
import { type CheckedProduct, newProduct } from '../write/product-input.ts';
import {
  addVariation,
  type Content,
  levelRows,
  mediaRows,
  noRows,
  type ProductRows,
  topRow,
} from '../write/product-rows.ts';
import type { Verdict } from './judge-drafts.ts';
import type { KnownNames } from './known-names.ts';
import { matchVariations } from './match-variations.ts';
import { newProductOf, type ProductRecord } from './product-record.ts';
import type { RecordOwner } from './read-records.ts';
import type { StoredVariation } from './record-of-rows.ts';

/** The lists that take the place of others: whose they are, and the rows. */
export interface Replaced<Row> {
  readonly ids: string[];
  readonly rows: Row[];
}

/** Everything that differs, table by table; nothing is written yet. */
export interface RewritePlan {
  readonly tops: ({ readonly id: string } & Content)[];
  readonly variations: VariationRow[];
  readonly added: ProductRows;
  readonly media: Replaced<ProductRows['media'][number]>;
  readonly levels: Replaced<ProductRows['levels'][number]>;
  readonly children: Replaced<ProductRows['children'][number]>;
  readonly filings: Replaced<ProductRows['filings'][number]>;
  readonly stock: StockTarget[];
  readonly visible: { readonly id: string; readonly visible: boolean }[];
  /** Products and variations whose price or price levels differ. */
  readonly priced: string[];
}

export interface VariationRow {
  readonly id: string;
  readonly sku: string;
  readonly name: string;
  readonly variationValues: Readonly<Record<string, string>>;
  readonly price: number;
  readonly msrp: number | null;
  readonly weightGrams: number;
  readonly unavailableForSale: boolean;
  readonly discontinued: boolean;
  readonly position: number;
  readonly archived: boolean;
}

type Changed = Extract<Verdict, { kind: 'changed' }>;
type CheckedVariation = Extract<CheckedProduct, { classCode: 'variable_product' }>['variations'][number];

interface Planning {
  readonly plan: RewritePlan;
  readonly owner: RecordOwner;
  readonly known: KnownNames;
  readonly now: Date;
}

export function planOf(
  owner: RecordOwner,
  known: KnownNames,
  now: Date,
  changed: readonly Changed[],
): RewritePlan {
  const none = <Row>(): Replaced<Row> => ({ ids: [], rows: [] });
  const plan: RewritePlan = {
    tops: [],
    variations: [],
    added: noRows(),
    stock: [],
    visible: [],
    priced: [],
    media: none(),
    levels: none(),
    children: none(),
    filings: none(),
  };
  for (const one of changed) planProduct({ plan, owner, known, now }, one);
  return plan;
}

function planProduct(
  planning: Planning,
  { stored: { id, record: before, variations }, record }: Changed,
): void {
  const { plan, owner, known } = planning;
  const checked = newProduct.parse(newProductOf(record));
  if (!isDeepStrictEqual(ownColumns(before), ownColumns(record)))
    plan.tops.push({ id, variants: [], ...topRow(checked) });
  if (before.visible !== record.visible) plan.visible.push({ id, visible: record.visible });
  planMedia(planning, id, before.media, record.media);
  if (!isDeepStrictEqual(before.categories, record.categories)) {
    plan.filings.ids.push(id);
    for (const [at, slug] of record.categories.entries()) {
      const categoryId = known.categoryIds.get(slug);
      if (categoryId === undefined) continue;
      plan.filings.rows.push({ shopId: owner.shopId, categoryId, productId: id, isPrimary: at === 0 });
    }
  }
  if (record.classCode === 'grouped') planChildren(planning, id, before, record.children);
  if ('price' in record && 'price' in before) planPrices(planning, id, before, record);
  if (checked.classCode === 'simple' && record.classCode === 'simple' && before.classCode === 'simple') {
    planStock(planning, id, before.stock, record.stock, checked.stock);
  }
  if (checked.classCode === 'variable_product' && record.classCode === 'variable_product') {
    planVariations(planning, { id, name: before.name }, variations, record, checked.variations);
  }
}

/** What stands in the product's own row. */
function ownColumns(record: ProductRecord): unknown {
  const { visible: _v, media: _m, categories: _c, slug: _s, ...rest } = record;
  return { ...rest, stock: undefined, priceLevels: undefined, children: undefined, variations: undefined };
}

function planMedia(
  { plan, owner }: Planning,
  id: string,
  before: ProductRecord['media'],
  after: ProductRecord['media'],
): void {
  if (isDeepStrictEqual(before, after)) return;
  plan.media.ids.push(id);
  plan.media.rows.push(...mediaRows(owner.sellerId, id, after));
}

function planChildren(
  { plan, owner, known }: Planning,
  id: string,
  before: ProductRecord,
  skus: readonly string[],
): void {
  if (before.classCode === 'grouped' && isDeepStrictEqual(before.children, skus)) return;
  plan.children.ids.push(id);
  for (const [position, sku] of skus.entries()) {
    const childId = known.childIds.get(sku);
    if (childId !== undefined) {
      plan.children.rows.push({ sellerId: owner.sellerId, productId: id, childId, position });
    }
  }
}

type Prices = Pick<CheckedVariation, 'price' | 'msrp' | 'priceLevels'>;

function planPrices({ plan, owner }: Planning, id: string, before: Prices, after: Prices): void {
  const isSame = isDeepStrictEqual(before.priceLevels, after.priceLevels);
  if (!isSame) {
    plan.levels.ids.push(id);
    plan.levels.rows.push(...levelRows(owner.sellerId, id, after.priceLevels));
  }
  if (!isSame || before.price !== after.price || before.msrp !== after.msrp) plan.priced.push(id);
}

function planStock(
  { plan }: Planning,
  productId: string,
  before: unknown,
  after: unknown,
  stock: StockTarget['stock'],
): void {
  if (!isDeepStrictEqual(before, after)) plan.stock.push({ productId, stock });
}

function planVariations(
  planning: Planning,
  parent: { readonly id: string; readonly name: string },
  stored: ReadonlyMap<string, StoredVariation>,
  record: Extract<ProductRecord, { classCode: 'variable_product' }>,
  checked: readonly CheckedVariation[],
): void {
  const { plan, owner, now } = planning;
  const matched = matchVariations([...stored.values()], record.variations);
  for (const [position, wanted] of record.variations.entries()) {
    const given = checked[position];
    const old = matched.get(wanted);
    if (!given) continue;
    if (!old) {
      addVariation(
        plan.added,
        { sellerId: owner.sellerId, now },
        { ...record, id: parent.id },
        given,
        position,
      );
      continue;
    }
    // A variation that was given a name of its own keeps it.
    const name = old.name === parent.name ? record.name : old.name;
    planVariationRow(plan, old, { ...wanted, name, position, archived: false });
    planMedia(planning, old.id, old.record.media, wanted.media);
    planPrices(planning, old.id, old.record, wanted);
    planStock(planning, old.id, old.record.stock, wanted.stock, given.stock);
  }
  const kept = new Set([...matched.values()].map((one) => one.id));
  for (const old of stored.values()) {
    if (!kept.has(old.id)) planVariationRow(plan, old, { ...old.record, ...old, archived: true });
  }
}

type Wanted = StoredVariation['record'] & Pick<StoredVariation, 'name' | 'position' | 'archived'>;

function planVariationRow(plan: RewritePlan, old: StoredVariation, wanted: Wanted): void {
  const row = rowOf(old.id, wanted);
  if (!isDeepStrictEqual(row, rowOf(old.id, { ...old.record, ...old }))) plan.variations.push(row);
}

const rowOf = (id: string, one: Wanted): VariationRow => ({
  id,
  sku: one.sku,
  name: one.name,
  variationValues: one.values,
  price: one.price,
  msrp: one.msrp,
  weightGrams: one.weightGrams,
  unavailableForSale: one.unavailableForSale,
  discontinued: one.discontinued,
  position: one.position,
  archived: one.archived,
});
