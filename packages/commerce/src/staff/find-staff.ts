import { staff } from '@stoa/database';
import { eq, sql } from 'drizzle-orm';
import type { PlatformContext } from '../kernel/context.ts';
import { knownEmailAddress, parseInput } from '../kernel/input.ts';

/** Who of the back office has this e-mail address, if anybody. For whoever runs the platform, not for a request. */
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
