import { isUuid, type Queries, staff } from '@stoa/database';
import { inArray } from 'drizzle-orm';

/** Returns the names of people by their ids; those who were deleted meanwhile have none. */
export async function staffNames(tx: Queries, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const asked = [...new Set(ids)].filter(isUuid);
  if (asked.length === 0) return new Map();
  const rows = await tx
    .select({ id: staff.id, name: staff.name })
    .from(staff)
    .where(inArray(staff.id, asked));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
