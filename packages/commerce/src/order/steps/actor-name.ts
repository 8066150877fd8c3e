import type { ShopContext } from '../../kernel/context.ts';

/** Returns the actor's name for the history of an order. */
export function actorName({ actor }: Pick<ShopContext, 'actor'>): string {
  if (actor.kind === 'staff') return `staff:${actor.staffId}`;
  return actor.kind === 'system' ? `system:${actor.name}` : actor.kind;
}
