import {
  type Arrangement,
  type FieldIssue,
  type MissingCombination,
  MOST_VARIATIONS,
  msg,
  ShopError,
  unknownPlaceholders,
} from '@stoa/domain';
import type { StoredArranged } from './read-arranged.ts';

/**
 * Returns the missing combinations that become variations: those that are named, else all. ADM-111
 * @throws ShopError `invalid-input` on `combinations.N` that is not one of them, and on `attributes` where there would be
 * more variations than a product may have, with their number
 */
export function chooseMissing(
  arranged: Arrangement<StoredArranged>,
  named: readonly Readonly<Record<string, string>>[] | undefined,
): readonly MissingCombination<StoredArranged>[] {
  if (named === undefined) {
    requireRoom(arranged.combinations);
    return arranged.missing;
  }
  const chosen = findEach(arranged, named);
  if (chosen.length > 0) requireRoom(arranged.kept.length + chosen.length);
  return chosen;
}

function findEach(
  arranged: Arrangement<StoredArranged>,
  named: readonly Readonly<Record<string, string>>[],
): MissingCombination<StoredArranged>[] {
  const issues: FieldIssue[] = [];
  const chosen = new Map<string, MissingCombination<StoredArranged>>();
  for (const [at, values] of named.entries()) {
    const one = arranged.find(values);
    const field = `combinations.${at}`;
    if (one === 'unknown') {
      issues.push({ field, message: msg('catalogue.unknown_combination') });
      continue;
    }
    const key = one === 'taken' ? '' : JSON.stringify(one.values);
    if (one === 'taken' || chosen.has(key)) {
      issues.push({ field, message: msg('catalogue.combination_taken') });
      continue;
    }
    chosen.set(key, one);
  }
  if (issues.length > 0) throw new ShopError('invalid-input', { issues });
  return [...chosen.values()];
}

function requireRoom(count: number): void {
  if (count <= MOST_VARIATIONS) return;
  const [n, most] = [count, MOST_VARIATIONS].map((one) => one.toLocaleString('en')) as [string, string];
  const issues = [{ field: 'attributes', message: msg('catalogue.too_many_variations', { n, most }) }];
  throw new ShopError('invalid-input', { issues });
}

/** @throws ShopError `invalid-input` on `skuPattern` that names what is no attribute */
export function requireKnownPlaceholders(pattern: string, { attributes }: Arrangement<StoredArranged>): void {
  const [name] = unknownPlaceholders(
    pattern,
    attributes.map(({ id }) => id),
  );
  if (name === undefined) return;
  const issues = [{ field: 'skuPattern', message: msg('catalogue.unknown_placeholder', { name }) }];
  throw new ShopError('invalid-input', { issues });
}
