import { product, type Queries } from '@stoa/database';
import { type FieldIssue, MOST_VARIATIONS, msg } from '@stoa/domain';
import { and, eq } from 'drizzle-orm';
import { keyOfValues } from '../../write/match-variations.ts';
import { hasValues } from '../../write/variation-checks.ts';
import type { MatrixKey } from './matrix-rows.ts';
import type { PlannedRow } from './planned-rows.ts';

/**
 * Returns what is wrong with archived variations that are brought back: that the product has their values no more, that
 * another variation has them, or that there would be too many. Those that the same change archives are there no more. The
 * product is locked, so that nobody brings back others meanwhile. Two statements where any is brought back, else none.
 */
export async function faultsOfBroughtBack(
  tx: Queries,
  { sellerId, productId }: MatrixKey,
  rows: readonly PlannedRow[],
): Promise<FieldIssue[]> {
  const back = rows.filter(({ differing }) => differing.archived === false);
  if (back.length === 0) return [];
  const ofSeller = eq(product.sellerId, sellerId);
  const [above] = await tx
    .select({ variants: product.variants })
    .from(product)
    .where(and(ofSeller, eq(product.id, productId)));
  const active = await tx
    .select({ id: product.id, values: product.variationValues })
    .from(product)
    .where(and(ofSeller, eq(product.parentId, productId), eq(product.archived, false)));
  const gone = new Set(
    rows.filter(({ differing }) => differing.archived === true).map(({ change }) => change.id),
  );
  const staying = active.filter(({ id }) => !gone.has(id));
  const held = new Set(staying.map(({ values }) => keyOfValues(values ?? {})));
  let count = staying.length;
  return back.flatMap(({ at, values }) => {
    const key = keyOfValues(values);
    const message = !hasValues(above?.variants ?? [], values)
      ? msg('catalogue.values_gone')
      : held.has(key)
        ? msg('catalogue.combination_taken')
        : count >= MOST_VARIATIONS
          ? msg('catalogue.most_variations', { n: MOST_VARIATIONS })
          : undefined;
    held.add(key);
    count += 1;
    return message ? [{ field: `${at}.archived`, message }] : [];
  });
}
