import type { Queries } from '@stoa/database';
import { type AccountAct, auditAccount } from '../kernel/change/index.ts';
import type { PlatformContext } from '../kernel/context.ts';

/**
 * A request in which somebody changes their own account in the back office: with their session, or by a link that was
 * mailed to them. Its network address is for the limits of rate, too.
 */
export type AccountRequest = PlatformContext & Pick<AccountAct, 'requestId' | 'networkAddress'>;

/** Tells the shops where they work what somebody did in a request, in its transaction. ADM-018 */
export function auditRequest(
  tx: Queries,
  { clock, requestId, networkAddress }: AccountRequest,
  act: Pick<AccountAct, 'staffId' | 'verb' | 'changed' | 'told'>,
): Promise<void> {
  return auditAccount(tx, { ...act, means: 'session', clock, requestId, networkAddress });
}
