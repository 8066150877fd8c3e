import { mailboxOf, msg, ShopError } from '@stoa/domain';
import { type CartOwner, idempotencyOwner } from '../../cart/index.ts';
import { clientKey } from '../../kernel/client-key.ts';
import type { ShopContext } from '../../kernel/context.ts';
import { networkLimits } from '../../kernel/network-limits.ts';
import type { RateLimit } from '../../kernel/rate-limit.ts';

const TEN_MINUTES = 600;
const HOUR = 3600;
const DAY = 86_400;

/** Pieces that an unknown buyer may reserve per hour without paying. */
const MAX_PIECES = 500;

/** The properties of an order that count against the limits. */
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
 * Returns how many orders may be placed; only those placed are to be counted. A confirmed account has limits of its
 * own. Other buyers are limited by visitor, network and mailbox, because an order sends a mail to any address and
 * reserves stock until it is canceled. The limit per mailbox includes the network, so that an attacker elsewhere
 * can't lock its owner out. `docs/decisions/0014-orders-of-strangers.md` says why these figures.
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
