import { emailKey, nickNameKey } from '@stoa/domain';
import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Queries } from './connection/database.ts';
import { customer } from './customer.ts';
import { salesOrder } from './order.ts';
import { shop } from './shop.ts';
import { staff } from './staff.ts';
import { texts } from './statements/arrays.ts';

/** Rows of one statement. */
const BATCH = 5000;

/** Below all ids. */
const NO_ID = '00000000-0000-0000-0000-000000000000';

/**
 * Fills the keys of addresses and nick names in rows that an earlier version wrote, which SQL can't make. Where
 * several accounts had spellings of one address, the one with a confirmed mailbox has it, else the oldest; the others
 * are found by the spelling they were opened with (`secondKey`). All or nothing, and once: the columns are NOT NULL
 * afterwards. Needs a connection that owns the tables.
 */
export async function fillIdentityKeys(owner: pg.Client): Promise<void> {
  if (await hasIdentityKeys(owner)) return;
  await drizzle(owner).transaction(async (tx) => {
    // An older version that still runs writes no row without a key meanwhile.
    await tx.execute(sql`lock table ${customer}, ${staff}, ${salesOrder} in share row exclusive mode`);
    await fillStaff(tx);
    for (const { id } of await tx.select({ id: shop.id }).from(shop)) {
      // Row-level security applies to the owner too.
      await tx.execute(sql`select set_config('stoa.shop', ${id}, true)`);
      await fillCustomers(tx, id);
      await fillOrders(tx, id);
    }
    for (const table of [customer, staff, salesOrder])
      await tx.execute(sql`alter table ${table} alter column email_key set not null`);
    await tx.execute(sql`alter table ${customer} validate constraint customer_nick_name_keyed`);
  });
}

/**
 * Returns the key of an account whose address another account has in another spelling, or its nick name. No address
 * and no name has such a key: those begin with no space.
 */
export const secondKey = (distinct: string): string => ` ${distinct}`;

/** Tells whether `fillIdentityKeys` has nothing to do. */
export async function hasIdentityKeys(owner: pg.Client): Promise<boolean> {
  const { rows } = await owner.query(
    `select from pg_attribute where attname = 'email_key' and not attnotnull
       and attrelid in ('customer'::regclass, 'staff'::regclass, 'sales_order'::regclass)`,
  );
  return rows.length === 0;
}

async function fillStaff(tx: Queries): Promise<void> {
  const all = await tx
    .select({ id: staff.id, email: staff.email })
    .from(staff)
    .orderBy(asc(staff.createdAt), asc(staff.id));
  const free = new FreeKeys([]);
  for (const { id, email } of all) {
    const key = free.take(emailKey(email), email);
    await tx.update(staff).set({ emailKey: key }).where(eq(staff.id, id));
  }
}

async function fillCustomers(tx: Queries, shopId: string): Promise<void> {
  const isOpen = and(eq(customer.shopId, shopId), isNull(customer.emailKey));
  for (;;) {
    const next = await tx
      .select({ id: customer.id, email: customer.email, nickName: customer.nickName })
      .from(customer)
      .where(isOpen)
      .orderBy(sql`${customer.emailConfirmedAt} is null`, asc(customer.createdAt), asc(customer.id))
      .limit(BATCH);
    if (next.length === 0) return;
    const taken = async (column: typeof customer.emailKey | typeof customer.nickNameKey, keys: string[]) =>
      tx
        .select({ key: column })
        .from(customer)
        .where(and(eq(customer.shopId, shopId), sql`${column} = any(${texts(keys)})`));
    const ofNames = next.flatMap(({ nickName }) => (nickName === null ? [] : nickNameKey(nickName)));
    const emails = new FreeKeys(
      await taken(
        customer.emailKey,
        next.map(({ email }) => emailKey(email)),
      ),
    );
    const nickNames = new FreeKeys(await taken(customer.nickNameKey, ofNames));
    const keys = next.map(({ id, email, nickName }) => ({
      id,
      email_key: emails.take(emailKey(email), email),
      nick_name_key: nickName === null ? null : nickNames.take(nickNameKey(nickName), id),
    }));
    await tx.execute(sql`
      update customer set email_key = k.email_key, nick_name_key = k.nick_name_key
      from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as k(id uuid, email_key text, nick_name_key text)
      where customer.shop_id = ${shopId} and customer.id = k.id`);
  }
}

async function fillOrders(tx: Queries, shopId: string): Promise<void> {
  let last = NO_ID;
  for (;;) {
    const next = await tx
      .select({ id: salesOrder.id, email: salesOrder.email })
      .from(salesOrder)
      .where(and(eq(salesOrder.shopId, shopId), gt(salesOrder.id, last)))
      .orderBy(asc(salesOrder.id))
      .limit(BATCH);
    if (next.length === 0) return;
    const keys = next.map(({ id, email }) => ({ id, email_key: emailKey(email) }));
    await tx.execute(sql`
      update sales_order set email_key = k.email_key
      from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as k(id uuid, email_key text)
      where sales_order.shop_id = ${shopId} and sales_order.id = k.id`);
    last = keys.at(-1)?.id ?? last;
  }
}

/** Keys that are given once. */
class FreeKeys {
  readonly #taken: Set<string | null>;

  constructor(stored: readonly { readonly key: string | null }[]) {
    this.#taken = new Set(stored.map(({ key }) => key));
  }

  /** Takes the key, or where somebody has it a second one of what is distinct about the row. */
  take(key: string, distinct: string): string {
    if (this.#taken.has(key)) return secondKey(distinct);
    this.#taken.add(key);
    return key;
  }
}
