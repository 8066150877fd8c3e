import { isDeepStrictEqual } from 'node:util';
import type { StockTarget } from '../../stock/index.ts';
import type { Verdict } from './evaluate-writes.ts';
import { matchVariations } from './match-variations.ts';
import {
  addVariation,
  assignmentRows,
  type Content,
  childRows,
  levelRows,
  mediaRows,
  type NewRows,
  noRows,
  ownColumns,
  type RowContext,
  stockOf,
} from './new-rows.ts';
import type { ProductRecord, RecordStock, RecordVariation, VariableRecord } from './product-record.ts';
import type { StoredProduct, StoredVariation } from './record-of-rows.ts';

/** The lists that take the place of others: whose they are, and the rows. */
export interface Replaced<Row> {
  readonly ids: string[];
  readonly rows: Row[];
}

/** Everything that differs, table by table; nothing is written yet. */
export interface ChangePlan {
  /** Rows of products. One is there whatever differs of a product, so that its revision tells of it. */
  readonly products: ({ readonly id: string } & Content)[];
  readonly variations: VariationRow[];
  readonly added: NewRows;
  readonly media: Replaced<NewRows['media'][number]>;
  readonly levels: Replaced<NewRows['levels'][number]>;
  readonly children: Replaced<NewRows['children'][number]>;
  readonly assignments: Replaced<NewRows['assignments'][number]>;
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
  readonly gtin: string | null;
  readonly mpn: string | null;
  readonly unavailableForSale: boolean;
  readonly discontinued: boolean;
  readonly position: number;
  readonly archived: boolean;
}

export type Changed = Extract<Verdict, { kind: 'changed' }>;

interface Planning extends RowContext {
  readonly plan: ChangePlan;
}

export function changePlan(context: RowContext, changed: readonly Changed[]): ChangePlan {
  const none = <Row>(): Replaced<Row> => ({ ids: [], rows: [] });
  const plan: ChangePlan = {
    products: [],
    variations: [],
    added: noRows(),
    stock: [],
    visible: [],
    priced: [],
    media: none(),
    levels: none(),
    children: none(),
    assignments: none(),
  };
  for (const { stored, record } of changed) planProduct({ ...context, plan }, stored, record);
  return plan;
}

/** Tells whether more differs than how much is there and whether the product is shown, which tell of themselves. */
export function isProductChange({ stored, record }: Changed): boolean {
  return !isDeepStrictEqual(toldOf(stored.record), toldOf(record));
}

function toldOf(record: ProductRecord): unknown {
  const { visible: _, ...told } = record;
  if (told.classCode === 'simple') return { ...told, stock: told.stock !== null };
  if (told.classCode !== 'variable_product') return told;
  return { ...told, variations: told.variations.map((one) => ({ ...one, stock: one.stock !== null })) };
}

/**
 * Tells whether a revision is counted: for everything but how much is there, which sales change all the time.
 */
export function countsRevision({ stored, record }: Changed): boolean {
  return !isDeepStrictEqual(countedOf(stored.record), countedOf(record));
}

function countedOf(record: ProductRecord): unknown {
  const rulesOf = (stock: RecordStock) => stock && { ...stock, available: 0 };
  if (record.classCode === 'simple') return { ...record, stock: rulesOf(record.stock) };
  if (record.classCode !== 'variable_product') return record;
  return { ...record, variations: record.variations.map((one) => ({ ...one, stock: rulesOf(one.stock) })) };
}

function planProduct(planning: Planning, stored: StoredProduct, record: ProductRecord): void {
  const { plan, owner, known } = planning;
  const { id, record: before } = stored;
  if (countsRevision({ kind: 'changed', stored, record })) {
    plan.products.push({ id, variants: [], ...ownColumns(record), ...keptDefault(stored, record) });
  }
  if (before.visible !== record.visible) plan.visible.push({ id, visible: record.visible });
  planMedia(planning, id, before.media, record.media);
  if (!isDeepStrictEqual(before.categories, record.categories)) {
    plan.assignments.ids.push(id);
    plan.assignments.rows.push(...assignmentRows(owner.shopId, id, record.categories, known));
  }
  if (record.classCode === 'grouped') planChildren(planning, id, before, record.children);
  if ('price' in record && 'price' in before) planPrices(planning, id, before, record);
  if (record.classCode === 'simple' && before.classCode === 'simple') {
    planStock(planning, id, before.stock, record.stock);
  }
  if (record.classCode === 'variable_product') planVariations(planning, stored, record);
}

/** A default variation that was archived stays the default for the time when it is brought back, unless another is chosen. */
function keptDefault(
  { record: before, archivedDefault }: StoredProduct,
  after: ProductRecord,
): { readonly defaultVariationSku?: string } {
  if (before.classCode !== 'variable_product' || after.classCode !== 'variable_product') return {};
  const isUntouched = before.defaultVariationSku === null && after.defaultVariationSku === null;
  return isUntouched && archivedDefault !== null ? { defaultVariationSku: archivedDefault } : {};
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
  const childIds = skus.map((sku) => known.childIds.get(sku));
  plan.children.rows.push(...childRows(owner.sellerId, id, childIds));
}

type Prices = Pick<RecordVariation, 'price' | 'msrp' | 'priceLevels'>;

function planPrices({ plan, owner }: Planning, id: string, before: Prices, after: Prices): void {
  const isSame = isDeepStrictEqual(before.priceLevels, after.priceLevels);
  if (!isSame) {
    plan.levels.ids.push(id);
    plan.levels.rows.push(...levelRows(owner.sellerId, id, after.priceLevels));
  }
  if (!isSame || before.price !== after.price || before.msrp !== after.msrp) plan.priced.push(id);
}

function planStock({ plan }: Planning, productId: string, before: RecordStock, after: RecordStock): void {
  if (isDeepStrictEqual(before, after)) return;
  plan.stock.push({ productId, stock: after && stockOf(after) });
}

function planVariations(planning: Planning, stored: StoredProduct, record: VariableRecord): void {
  const { plan } = planning;
  const parent = { id: stored.id, name: stored.record.name };
  const known = [...stored.variations.values()];
  const matched = matchVariations(known, record.variations);
  for (const [position, wanted] of record.variations.entries()) {
    const old = matched.get(wanted);
    if (!old) {
      addVariation(plan.added, planning, { id: parent.id, name: record.name }, wanted, position);
      continue;
    }
    // A variation that was given a name of its own keeps it.
    const name = old.name === parent.name ? record.name : old.name;
    planVariationRow(plan, old, { ...wanted, name, position, archived: false }, hangsOther(old, wanted));
    planMedia(planning, old.id, old.record.media, wanted.media);
    planPrices(planning, old.id, old.record, wanted);
    planStock(planning, old.id, old.record.stock, wanted.stock);
  }
  const kept = new Set([...matched.values()].map((one) => one.id));
  for (const old of known) {
    if (!kept.has(old.id)) planVariationRow(plan, old, { ...old.record, ...old, archived: true });
  }
}

/** Whoever edits the variation alone sees by its revision that its pictures or price levels are others now. */
const hangsOther = ({ record }: StoredVariation, wanted: RecordVariation): boolean =>
  !isDeepStrictEqual([record.media, record.priceLevels], [wanted.media, wanted.priceLevels]);

type Wanted = StoredVariation['record'] & Pick<StoredVariation, 'name' | 'position' | 'archived'>;

/** @param isOther whether something differs that is not in its row */
function planVariationRow(plan: ChangePlan, old: StoredVariation, wanted: Wanted, isOther = false): void {
  const row = rowOf(old.id, wanted);
  const isSame = !isOther && isDeepStrictEqual(row, rowOf(old.id, { ...old.record, ...old }));
  if (!isSame) plan.variations.push(row);
}

const rowOf = (id: string, one: Wanted): VariationRow => ({
  id,
  sku: one.sku,
  name: one.name,
  variationValues: one.values,
  price: one.price,
  msrp: one.msrp,
  weightGrams: one.weightGrams,
  gtin: one.gtin,
  mpn: one.mpn,
  unavailableForSale: one.unavailableForSale,
  discontinued: one.discontinued,
  position: one.position,
  archived: one.archived,
});
