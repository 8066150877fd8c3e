import { inTransaction, staff } from '@stoa/database';
import { eq, isNotNull, or } from 'drizzle-orm';
import type { PlatformContext } from '../kernel/context.ts';
import { openTotp, sealTotp } from './one-time-codes.ts';

/**
 * Seals with the current key the secrets of second factors that another key sealed, so that the other may go; returns
 * of how many people. As `resealSecrets` does for those of a shop.
 * @awaits back office
 */
export async function resealTotp({ db, keys }: Pick<PlatformContext, 'db' | 'keys'>): Promise<number> {
  const isOld = (sealed: string | null): sealed is string =>
    sealed !== null && !sealed.startsWith(`${keys.currentKeyId}.`);
  return inTransaction(db, async (tx) => {
    const people = await tx
      .select({ id: staff.id, totpSecret: staff.totpSecret, totpPending: staff.totpPending })
      .from(staff)
      .where(or(isNotNull(staff.totpSecret), isNotNull(staff.totpPending)))
      .orderBy(staff.id)
      .for('update');
    const old = people.filter(({ totpSecret, totpPending }) => isOld(totpSecret) || isOld(totpPending));
    for (const { id, totpSecret, totpPending } of old) {
      const anew = (sealed: string | null) =>
        isOld(sealed) ? sealTotp(keys, id, openTotp(keys, id, sealed)) : sealed;
      await tx
        .update(staff)
        .set({ totpSecret: anew(totpSecret), totpPending: anew(totpPending) })
        .where(eq(staff.id, id));
    }
    return old.length;
  });
}
