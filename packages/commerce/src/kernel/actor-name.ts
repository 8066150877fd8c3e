import type { ShopContext } from './context.ts';

/**
 * Returns the actor's name for histories of orders and of stock: `staff:`, `customer:` or `visitor:` with an id,
 * `system:` with a name.
 */
export function actorName({ actor }: Pick<ShopContext, 'actor'>): string {
  switch (actor.kind) {
    case 'staff':
      return `staff:${actor.staffId}`;
    case 'customer':
      return `customer:${actor.customerId}`;
    case 'guest':
      return `visitor:${actor.visitorId ?? ''}`;
    case 'system':
      return `system:${actor.name}`;
    case 'audience':
      // An audience is shown pages and never changes anything.
      return actor.kind;
  }
}
