import { staff } from '@stoa/database';
import { ShopError } from '@stoa/domain';
import { eq } from 'drizzle-orm';
import type { PlatformContext } from '../kernel/context.ts';

/**
 * Reads a person, with what is secret of them.
 * @throws ShopError `not-found` on `staffId`
 */
export async function requireStaff(
  platform: Pick<PlatformContext, 'db'>,
  staffId: string,
): Promise<typeof staff.$inferSelect> {
  const [row] = await platform.db.queries.select().from(staff).where(eq(staff.id, staffId));
  if (!row) throw new ShopError('not-found', { field: 'staffId' });
  return row;
}
