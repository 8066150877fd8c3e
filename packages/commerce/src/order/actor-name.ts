import type { ShopContext } from '../kernel/context.ts';

/** Who acts, as the history of an order keeps it. */
export function actorName({ actor }: Pick<ShopContext, 'actor'>): string {
  if (actor.kind === 'staff') return `staff:${actor.staffId}`;
  return actor.kind === 'system' ? `system:${actor.name}` : actor.kind;
}
