import { staff } from '@stoa/database';
import { inArray } from 'drizzle-orm';
import { accountKeys, accountOf } from '../kernel/account-keys.ts';
import type { PlatformContext } from '../kernel/context.ts';
import { knownEmailAddress, parseInput } from '../kernel/input.ts';

/** Finds the staff member with this e-mail address. For operators of the platform, not for requests. */
export async function findStaff(
  platform: Pick<PlatformContext, 'db'>,
  email: string,
): Promise<{ staffId: string } | undefined> {
  const spelling = parseInput(knownEmailAddress, email);
  const found = await platform.db.queries
    .select({ staffId: staff.id, emailKey: staff.emailKey })
    .from(staff)
    .where(inArray(staff.emailKey, accountKeys(spelling)));
  const known = accountOf(spelling, found);
  return known && { staffId: known.staffId };
}
