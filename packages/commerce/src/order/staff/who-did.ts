import type { Queries, salesOrder } from '@stoa/database';
import { fullName, peopleOf, type WhoDid } from '../../customer/index.ts';
import type { ShopContext } from '../../kernel/context.ts';

/** Looks up the people whom the history of an order names and returns what tells who each is. */
export async function namesOf(
  tx: Queries,
  ctx: Pick<ShopContext, 'shop'>,
  order: Pick<typeof salesOrder.$inferSelect, 'billingAddress'>,
  actors: readonly string[],
): Promise<(actor: string) => WhoDid> {
  const tellWho = await peopleOf(tx, ctx, actors);
  const buyer = fullName(order.billingAddress);
  return (actor) => tellWho(actor, buyer);
}
