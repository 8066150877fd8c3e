import { customer, isUuid, type Queries, uuids } from '@stoa/database';
import { and, eq, sql } from 'drizzle-orm';
import type { ShopContext } from '../kernel/context.ts';
import { staffNames } from '../staff/index.ts';

/** Who did something to an order or to stock. */
export interface WhoDid {
  /** `customer` also for the buyer without an account. */
  readonly kind: 'staff' | 'customer' | 'system';
  /** Of staff and of customers with an account. */
  readonly id?: string;
  /** Of a person their name, empty where they are gone; of the platform the name of its part. */
  readonly name: string;
}

/** Tells who an actor is; `buyer` is the name of who bought, for those without a name of their own. */
export type TellWho = (actor: string, buyer: string) => WhoDid;

/**
 * Looks up the people whom a history names (`staff:`, `customer:`, `visitor:` with an id, `system:` with a name, as
 * `actorName` makes them) and returns what tells who each is.
 */
export async function peopleOf(
  tx: Queries,
  { shop }: Pick<ShopContext, 'shop'>,
  actors: readonly string[],
): Promise<TellWho> {
  const people = actors.map(splitActor);
  const staffCalled = await staffNames(tx, idsOf(people, 'staff'));
  const customerNames = await customerNamesOf(tx, shop.id, idsOf(people, 'customer'));
  return (actor, buyer) => {
    const { kind, id } = splitActor(actor);
    if (kind === 'staff') return { kind, id, name: staffCalled.get(id) ?? '' };
    if (kind === 'customer') return { kind, id, name: customerNames.get(id) || buyer };
    if (kind === 'system') return { kind, name: id };
    return { kind: 'customer', name: buyer };
  };
}

interface Split {
  readonly kind: string;
  readonly id: string;
}

/** Takes the name of an actor apart. */
export function splitActor(actor: string): Split {
  const at = actor.indexOf(':');
  return at < 0 ? { kind: actor, id: '' } : { kind: actor.slice(0, at), id: actor.slice(at + 1) };
}

const idsOf = (people: readonly Split[], kind: string): string[] => [
  ...new Set(people.filter((one) => one.kind === kind && isUuid(one.id)).map(({ id }) => id)),
];

/** Returns the whole name of a person; empty where they have none. */
export const fullName = ({
  firstName,
  lastName,
}: {
  readonly firstName: string;
  readonly lastName: string;
}): string => [firstName, lastName].filter(Boolean).join(' ');

async function customerNamesOf(
  tx: Queries,
  shopId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: customer.id, firstName: customer.firstName, lastName: customer.lastName })
    .from(customer)
    .where(and(eq(customer.shopId, shopId), sql`${customer.id} = any(${uuids(ids)})`));
  return new Map(rows.map((row) => [row.id, fullName(row)]));
}
