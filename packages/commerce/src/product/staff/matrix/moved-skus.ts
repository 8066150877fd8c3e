import type { Queries } from '@stoa/database';
import { type FieldIssue, msg, ShopError } from '@stoa/domain';
import { skuHolders } from '../../write/known-names.ts';
import type { MovedSku } from '../variation/follow-variations.ts';
import type { PlannedRow } from './planned-rows.ts';

/** A row with the sku that it is given. */
interface Moved extends MovedSku {
  readonly id: string;
  readonly field: string;
}

/** Returns the rows that are given another sku. */
export const movedSkus = (rows: readonly PlannedRow[]): Moved[] =>
  rows.flatMap(({ at, change: { id }, fields, differing: { sku } }) =>
    sku === undefined ? [] : [{ id, field: `${at}.sku`, was: fields.sku, is: sku }],
  );

/** Returns what is wrong with skus that several rows are given: all but the first of each. */
export function givenTwice(moved: readonly Moved[]): FieldIssue[] {
  const given = new Set<string>();
  return moved.flatMap(({ field, is: sku }) => {
    const isTwice = given.has(sku);
    given.add(sku);
    return isTwice ? [{ field, message: msg('catalogue.sku_twice', { sku }) }] : [];
  });
}

/**
 * Requires that nothing of the seller has a sku that a row is given, but for rows that are given another one: they may
 * exchange theirs. One statement.
 * @throws ShopError `conflict` on each `changes.N.sku` that is taken
 */
export async function requireFreeSkus(tx: Queries, sellerId: string, moved: readonly Moved[]): Promise<void> {
  if (moved.length === 0) return;
  const holders = await skuHolders(
    tx,
    sellerId,
    moved.map(({ is }) => is),
  );
  const leaving = new Set(moved.map(({ id }) => id));
  const taken = moved.filter(({ is }) => {
    const holder = holders.get(is);
    return holder !== undefined && !leaving.has(holder);
  });
  const [first] = taken;
  if (!first) return;
  const issues = taken.map(({ field, is: sku }) => ({
    field,
    message: msg('catalogue.sku_taken', { sku }),
  }));
  throw new ShopError('conflict', { issues, params: { sku: first.is } });
}
