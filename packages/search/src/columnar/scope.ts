import type { SearchQuery } from '../port/query.ts';
import type { Correction } from '../port/result.ts';
import { words } from '../text/words.ts';
import type { KnownScope, Scope } from './known-scope.ts';
import { didYouMean, type KeywordSearch, matchAsWritten, matchKeyword } from './match-keyword.ts';
import { scratch } from './scratch.ts';
import type { ShopIndex } from './shop-index.ts';
import { Totals } from './totals.ts';

/** An exact sku goes before everything else. */
const SKU_SCORE = 1000;
const NO_SKUS: Scope['skus'] = new Map();

/** The scope of a query, remembered until the catalogue changes. */
export function scopeOf(index: ShopIndex, query: SearchQuery): KnownScope {
  const { scope, sellerId, language } = query;
  return index.scopes.get(JSON.stringify([scope, sellerId, language]), () => {
    const found = lookThrough(index, query);
    return { scope: found, totals: new Totals(found.rows) };
  });
}

function lookThrough(index: ShopIndex, query: SearchQuery): Scope {
  const { scope } = query;
  const isAsked = askedOffers(index, query.sellerId);
  if (scope.kind === 'keyword') return keywordScope(index, query, scope, isAsked);
  const section = scope.kind === 'category' ? index.categories.atPath(scope.path) : undefined;
  if (scope.kind === 'category' && section === undefined) return { rows: new Uint32Array(0), skus: NO_SKUS };
  return {
    rows: section === undefined ? every(index, isAsked) : filedUnder(index, section, isAsked),
    skus: NO_SKUS,
  };
}

type IsAsked = (row: number) => boolean;

function askedOffers(index: ShopIndex, sellerId: string | undefined): IsAsked {
  const alive = index.offers.alive.data;
  if (sellerId === undefined) return (row) => alive[row] === 1;
  const seller = index.sellers.numberOf(sellerId);
  const sellers = index.offers.seller.data;
  return (row) => alive[row] === 1 && sellers[row] === seller;
}

function every(index: ShopIndex, isAsked: IsAsked): Uint32Array {
  const rows = new Uint32Array(index.offers.length);
  let found = 0;
  for (let row = 0; row < rows.length; row++) if (isAsked(row)) rows[found++] = row;
  return rows.slice(0, found);
}

function filedUnder(index: ShopIndex, section: number, isAsked: IsAsked): Uint32Array {
  const { starts, items } = index.offers.sections;
  const rows = new Uint32Array(index.offers.length);
  let found = 0;
  for (let row = 0; row < rows.length; row++) {
    const end = starts[row + 1] ?? 0;
    for (let at = starts[row] ?? 0; at < end; at++) {
      if (items[at] !== section) continue;
      if (isAsked(row)) rows[found++] = row;
      break;
    }
  }
  return rows.slice(0, found);
}

type KeywordScope = Extract<SearchQuery['scope'], { kind: 'keyword' }>;

function keywordScope(
  index: ShopIndex,
  query: SearchQuery,
  { keyword, by }: KeywordScope,
  isAsked: IsAsked,
): Scope {
  const { room } = index;
  room.begin(index.offers.length);
  const skus = by === undefined || by === 'sku' ? findSku(index, keyword, isAsked) : NO_SKUS;
  const isFound = () => room.best.some((score, row) => score > 0 && isAsked(row));
  const looksInText = by === undefined || by === 'name';
  const correction = looksInText
    ? matchText(index, query, { keyword, by }, skus.size > 0, isFound)
    : undefined;
  if (by !== undefined && by !== 'sku' && !looksInText) matchFacts(index, by, keyword);
  for (const row of skus.keys()) room.best[row] = (room.best[row] ?? 0) + SKU_SCORE;
  return { ...matchedRows(room.best, isAsked), skus, ...(correction && { correction }) };
}

function matchText(
  index: ShopIndex,
  query: SearchQuery,
  { keyword, by }: Pick<KeywordScope, 'keyword'> & { readonly by: string | undefined },
  isSku: boolean,
  isFound: () => boolean,
): Correction | undefined {
  const text = index.textOf(query.language);
  if (!text) return undefined;
  const synonyms = index.synonymsOf(text);
  const search: KeywordSearch = { index: text, synonyms, offers: index.size, inName: by === 'name' };
  // A sku is not mistyped: what looks like it is something else.
  if (isSku) return void matchAsWritten(search, keyword, index.room);
  const correction = matchKeyword(search, keyword, index.room, isFound);
  if (isFound()) return correction;
  const offered = didYouMean(search, keyword, index.room, isFound);
  index.room.best.fill(0);
  return offered;
}

function findSku(index: ShopIndex, keyword: string, isAsked: IsAsked): Scope['skus'] {
  const hits = index.skus.find(keyword).filter(({ row }) => isAsked(row));
  return new Map(hits.map(({ row, variationSku }) => [row, variationSku]));
}

/** Rows that have a value of one attribute in which all words occur. */
function matchFacts(index: ShopIndex, code: string, keyword: string): void {
  const asked = words(keyword);
  const number = index.facts.codeNumber(code);
  if (number === undefined || asked.length === 0) return;
  const matches = new Uint8Array(index.facts.size);
  for (let fact = 0; fact < matches.length; fact++) {
    if (index.facts.codeOf[fact] !== number) continue;
    const own = new Set(words(index.facts.value(fact)));
    if (asked.every((word) => own.has(word))) matches[fact] = 1;
  }
  const { starts, items } = index.offers.facts;
  for (let row = 0; row < index.offers.length; row++) {
    const end = starts[row + 1] ?? 0;
    for (let at = starts[row] ?? 0; at < end; at++)
      if (matches[items[at] ?? 0] === 1) index.room.best[row] = 1;
  }
}

function matchedRows(best: Float32Array, isAsked: IsAsked): Pick<Scope, 'rows'> & { scores: Float32Array } {
  const rows = scratch.words('matching', best.length);
  // No score is below zero; where there is one, its bits are a whole number above it. Asking them takes no branch.
  const bits = new Int32Array(best.buffer, best.byteOffset, best.length);
  let matching = 0;
  for (let row = 0; row < bits.length; row++) {
    rows[matching] = row;
    matching += -(bits[row] ?? 0) >>> 31;
  }
  const scores = new Float32Array(matching);
  let found = 0;
  for (let at = 0; at < matching; at++) {
    const row = rows[at] ?? 0;
    if (!isAsked(row)) continue;
    rows[found] = row;
    scores[found++] = best[row] ?? 0;
  }
  return { rows: rows.slice(0, found), scores: scores.slice(0, found) };
}
