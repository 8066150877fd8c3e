import type { CachedCandidates, Candidates } from '../candidates/candidates.ts';
import { UnfilteredCounts } from '../candidates/unfiltered-counts.ts';
import type { ShopIndex } from '../index/shop-index.ts';
import type { SearchQuery } from '../port/query.ts';
import { collectByKeyword } from './collect-by-keyword.ts';

/** Returns the candidates of a query, cached until the catalogue changes. */
export function candidatesOf(index: ShopIndex, query: SearchQuery): CachedCandidates {
  const { scope, sellerId, language, tuning } = query;
  return index.derived.candidates.get(
    JSON.stringify([scope, sellerId, language, tuning, closeMatches(query)]),
    () => {
      const candidates = collect(index, query);
      return { candidates, unfiltered: new UnfilteredCounts(candidates.rows) };
    },
  );
}

/** Tells whether and how close matches are added, which decides what the candidates are. */
export const closeMatches = ({ close, sort }: SearchQuery): string =>
  close ? (sort === 'bestmatch' ? 'ranked' : 'instead') : '';

function collect(index: ShopIndex, query: SearchQuery): Candidates {
  const { scope } = query;
  const isEligible = eligibility(index, query.sellerId);
  if (scope.kind === 'keyword') return collectByKeyword(index, query, scope, isEligible);
  const rows = scope.kind === 'all' ? allRows(index, isEligible) : rowsAt(index, scope.path, isEligible);
  return { rows, skuMatches: new Map() };
}

/** Tells whether a row is not deleted and of the seller, if there is one. */
function eligibility(index: ShopIndex, sellerId: string | undefined): (row: number) => boolean {
  const alive = index.offers.alive.data;
  if (sellerId === undefined) return (row) => alive[row] === 1;
  const seller = index.sellers.numberOf(sellerId);
  const sellers = index.offers.seller.data;
  return (row) => alive[row] === 1 && sellers[row] === seller;
}

function allRows(index: ShopIndex, isEligible: (row: number) => boolean): Uint32Array {
  const rows = new Uint32Array(index.offers.length);
  let count = 0;
  for (let row = 0; row < rows.length; row++) if (isEligible(row)) rows[count++] = row;
  return rows.slice(0, count);
}

/** Returns the rows in the category at a path, or below it. */
function rowsAt(index: ShopIndex, path: string, isEligible: (row: number) => boolean): Uint32Array {
  const category = index.categories.atPath(path);
  if (category === undefined) return new Uint32Array(0);
  const { offsets, values } = index.offers.categories;
  const rows = new Uint32Array(index.offers.length);
  let count = 0;
  for (let row = 0; row < rows.length; row++) {
    const end = offsets[row + 1] ?? 0;
    for (let i = offsets[row] ?? 0; i < end; i++) {
      if (values[i] !== category) continue;
      if (isEligible(row)) rows[count++] = row;
      break;
    }
  }
  return rows.slice(0, count);
}
