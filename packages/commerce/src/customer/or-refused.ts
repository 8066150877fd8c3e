import { violatedConstraint } from '@stoa/database';
import { msg, ShopError } from '@stoa/domain';

/** What staff are told where the database refuses what they wrote of a customer, by the constraint that does. */
const refusals = {
  customer_email_key: ['conflict', { field: 'email', reason: msg('customer.email_taken') }],
  customer_nick_name_key: ['conflict', { field: 'nickName', reason: msg('customer.nick_name_taken') }],
  customer_shop_id_group_code_customer_group_shop_id_code_fk: [
    'invalid-input',
    { field: 'group', reason: msg('customer.unknown_group') },
  ],
} as const;

/**
 * Runs a write of staff to a customer. The transaction is lost where it is refused.
 * @throws ShopError `conflict` on `email` or `nickName` that another customer of the shop has, `invalid-input` on a
 * `group` that the shop has not
 */
export async function orRefused<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (cause) {
    const constraint = violatedConstraint(cause) ?? '';
    if (!Object.hasOwn(refusals, constraint)) throw cause;
    const [code, why] = refusals[constraint as keyof typeof refusals];
    throw new ShopError(code, { ...why, cause });
  }
}
