import { productSources } from './sources.ts';

/** What writes past the one way of a change: a transaction of its own, or a statement outside of any. */
const BARE =
  /\b(?:inShop|inTransaction)(?:<[^>(]*>)?\(|\bqueries\s*\.\s*(?:insert|update|delete)\(|\.transaction\(/g;

/** Where use cases and what starts them live; the ground floor below them makes the transactions. */
const WRITERS = /^(?:packages\/(?:commerce|import-export|api)|apps\/server|demo)\//;

/** Returns how often each file below `root` writes past `changing`. */
export function bareTransactions(root: string): ReadonlyMap<string, number> {
  const counted = [...productSources(root)]
    .filter(([file]) => WRITERS.test(file))
    .map(([file, source]) => [file, countBare(source)] as const);
  return new Map(counted.filter(([, count]) => count > 0));
}

export const countBare = (source: string): number => source.match(BARE)?.length ?? 0;
