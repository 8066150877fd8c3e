import { staff } from '@stoa/database';
import { eq, sql } from 'drizzle-orm';
import type { PlatformContext } from '../kernel/context.ts';
import { knownEmailAddress, parseInput } from '../kernel/input.ts';

/** Finds the staff member with this e-mail address. For operators of the platform, not for requests. */
export async function findStaff(
  platform: Pick<PlatformContext, 'db'>,
  email: string,
): Promise<{ staffId: string } | undefined> {
  const [row] = await platform.db.queries
    .select({ staffId: staff.id })
    .from(staff)
    .where(eq(sql`lower(${staff.email})`, parseInput(knownEmailAddress, email).toLowerCase()));
  return row;
}
