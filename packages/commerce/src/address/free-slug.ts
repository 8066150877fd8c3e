import type { Queries } from '@stoa/database';
import { numberedSlug, slugIssue } from '@stoa/domain';
import { sql } from 'drizzle-orm';
import { occupantsOf } from './occupants.ts';

/** Candidates of the first statement; each further one looks at ten times as many. */
const FIRST_CANDIDATES = 20;

/**
 * Finds the first free address like `slug` in a shop: `lamp`, `lamp-2`, `lamp-3` and so on. Reserved words are not free,
 * and neither are former addresses. Mostly one statement.
 */
export async function freeSlug(tx: Queries, shopId: string, slug: string): Promise<string> {
  for (let first = 1, count = FIRST_CANDIDATES; ; first += count, count *= 10) {
    const candidates = Array.from({ length: count }, (_, at) => numberedSlug(slug, first + at));
    const taken = await occupantsOf(tx, shopId, candidates);
    const free = candidates.find((one) => !taken.has(one) && slugIssue(one) === undefined);
    if (free !== undefined) return free;
  }
}

/**
 * As `freeSlug`, for whoever claims the address in the same transaction: those who do so for the same `slug` at the same
 * time come one after the other.
 */
export async function freeSlugToClaim(tx: Queries, shopId: string, slug: string): Promise<string> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`slug:${shopId}:${slug}`}, 0))`);
  return freeSlug(tx, shopId, slug);
}
