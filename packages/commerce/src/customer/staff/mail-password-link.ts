import { msg, ShopError } from '@stoa/domain';
import { z } from 'zod';
import { changing } from '../../kernel/change/index.ts';
import type { ShopContext } from '../../kernel/context.ts';
import { parseInput, recordId } from '../../kernel/input.ts';
import { enqueue } from '../../kernel/jobs/enqueue.ts';
import { countRates } from '../../kernel/rate-limit.ts';
import { resetMailKind } from '../reset-mail-kind.ts';
import { customerRow } from './customer-row.ts';

const ofCustomer = z.object({ customerId: recordId });

/** Whoever of staff asks for them: a mailbox is not flooded. */
const LINKS = { limit: 5, windowSeconds: 3600, reason: msg('customer.too_many_links') };

/**
 * Mails a customer a link to choose a password, at most five times an hour. Nobody of staff gets to see the link, nor
 * the password. Needs `customers:write`. ADM-305
 * @throws ShopError `not-found` on `customerId`, `rate-limited`
 */
export async function mailPasswordLink(ctx: ShopContext, input: z.input<typeof ofCustomer>): Promise<void> {
  const { customerId } = parseInput(ofCustomer, input);
  const change = { verb: 'customer.mail-password-link', scope: 'customers:write', of: 'customer' } as const;
  await changing(ctx, change, async ({ tx, wrote }) => {
    if (!(await customerRow(ctx, customerId).lock(tx)))
      throw new ShopError('not-found', { field: 'customerId' });
    await enqueue(tx, ctx, resetMailKind, { customerId, byStaff: true });
    // The customer is as they were, so nobody who is changing them is in conflict with this.
    wrote({ id: customerId });
    await countRates(tx, ctx, [{ key: `password-link:${customerId}`, ...LINKS }]);
  });
}
