import type { ShopContext } from '../../kernel/context.ts';

/** Returns the author of a version: a staff id, or the platform. */
export function authorOf({ actor }: Pick<ShopContext, 'actor'>): string {
  if (actor.kind === 'staff') return actor.staffId;
  return actor.kind === 'system' ? actor.name : actor.kind;
}
