import { address, type Queries } from '@stoa/database';
import { numberedSlug, slugIssue } from '@stoa/domain';
import { and, eq } from 'drizzle-orm';
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
 * As `freeSlug`, for whoever claims the address in the same transaction: those who claim one like `slug` at the same
 * time come one after the other, once there is something at `slug` itself.
 */
export async function freeSlugToClaim(tx: Queries, shopId: string, slug: string): Promise<string> {
  await tx
    .select({ path: address.path })
    .from(address)
    .where(and(eq(address.shopId, shopId), eq(address.path, slug)))
    .for('no key update');
  return freeSlug(tx, shopId, slug);
}
