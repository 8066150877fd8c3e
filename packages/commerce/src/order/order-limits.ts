import { mailboxOf, msg, ShopError } from '@stoa/domain';
import { type CartOwner, idempotencyOwner } from '../cart/index.ts';
import { clientKey } from '../kernel/client-key.ts';
import type { ShopContext } from '../kernel/context.ts';
import { networkLimits } from '../kernel/network-limits.ts';
import type { RateLimit } from '../kernel/rate-limit.ts';

const TEN_MINUTES = 600;
const HOUR = 3600;
const DAY = 86_400;

/** Pieces that somebody nobody knows may take from stock in an hour without having paid. */
const MAX_PIECES = 500;

/** What of an order counts against the limits. */
export interface CountedOrder {
  readonly owner: CartOwner;
  /** Where the confirmation goes. */
  readonly email: string;
  /** Where the request came from. */
  readonly clientAddress: string;
  /** Of all products together. */
  readonly pieces: number;
}

/**
 * Returns how many orders may be placed; only those placed are to be counted. A confirmed account is limited by
 * itself. Everybody else, who is nobody's acquaintance, is by visitor, by network and by mailbox: an order sends a
 * mail to whom they name and keeps stock from others until somebody cancels it. The limit of a mailbox has the
 * network in it, so that nobody shuts an honest buyer out from elsewhere.
 * `docs/decisions/0014-orders-of-strangers.md` says why these figures.
 * @throws ShopError `invalid-input` for more pieces at once than a stranger may ever take
 */
export function orderLimits(ctx: Pick<ShopContext, 'actor'>, order: CountedOrder): RateLimit[] {
  const { owner, email, clientAddress, pieces } = order;
  const reason = msg('checkout.too_many_orders');
  const by = `order:by:${idempotencyOwner(owner)}`;
  if (isConfirmed(ctx)) return [{ key: by, limit: 60, windowSeconds: HOUR, reason }];
  if (pieces > MAX_PIECES)
    throw new ShopError('invalid-input', {
      field: 'lines',
      reason: msg('checkout.too_many_pieces', { n: MAX_PIECES }),
    });
  const limits = [
    { key: by, limit: 10, windowSeconds: HOUR },
    {
      key: `order-pieces:by:${idempotencyOwner(owner)}`,
      limit: MAX_PIECES,
      windowSeconds: HOUR,
      amount: pieces,
    },
    { key: `order:from:${clientKey(clientAddress)}:to:${mailboxOf(email)}`, limit: 30, windowSeconds: HOUR },
    ...networkLimits('order', clientAddress, [
      { limit: 60, windowSeconds: TEN_MINUTES },
      { limit: 600, windowSeconds: DAY },
    ]),
    ...networkLimits('order-pieces', clientAddress, [
      { limit: 1000, windowSeconds: HOUR, amount: pieces },
      { limit: 4000, windowSeconds: DAY, amount: pieces },
    ]),
  ];
  return limits.map((limit) => ({ ...limit, reason }));
}

function isConfirmed({ actor }: Pick<ShopContext, 'actor'>): boolean {
  return actor.kind === 'customer' && actor.verified;
}
