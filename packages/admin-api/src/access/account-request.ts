import type { AccountRequest } from '@stoa/commerce';
import type { AdminRequest } from '../context.ts';

/** Returns a request as one in which somebody changes their own account. ADM-018 */
export const accountRequestOf = ({
  platform,
  requestId,
  clientAddress,
}: Pick<AdminRequest, 'platform' | 'requestId' | 'clientAddress'>): AccountRequest => ({
  ...platform,
  requestId,
  networkAddress: clientAddress,
});
