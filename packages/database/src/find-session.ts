import { runPrepared } from './statements/prepared.ts';
import type { ShopScope } from './transaction.ts';

/** A session with what of its customer decides what they are shown. */
export interface FoundSession {
  readonly visitorId: string;
  readonly rememberedPage: string | null;
  readonly expiresAt: Date;
  /** Of the customer who is signed in; all null in the session of a guest. */
  readonly customerId: string | null;
  readonly email: string;
  readonly groupCode: string;
  readonly isRestricted: boolean;
  readonly verifyHash: string | null;
}

/** Written out, for it is sent with every request of somebody signed in. */
const READ_SESSION = 'select * from read_session($1, $2, $3)';

/**
 * Finds the session of the shop that a token opens at `moment`, in one statement: a function of the database sets
 * role and shop for it, as `inShop` does for a transaction.
 */
export async function findSession(
  { db, shop }: ShopScope,
  tokenHash: string,
  moment: Date,
): Promise<FoundSession | undefined> {
  const values = [shop.id, tokenHash, moment.toISOString()];
  const [row] = await runPrepared<FoundSession>(db, { text: READ_SESSION, values });
  return row;
}
