import { newId, orderNote, orderNoteText, type Queries } from '@stoa/database';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { ShopContext } from '../../../kernel/context.ts';
import { listMails } from '../../../mail/index.ts';
import { readAudit } from '../../../testing/audit.ts';
import { checkoutSettings, look } from '../../../testing/checkout.ts';
import { staffOf } from '../../../testing/context.ts';
import { makeCustomer } from '../../../testing/customers.ts';
import { orderOf } from '../../../testing/orders.ts';
import { makeSale, type TestSale } from '../../../testing/sale.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing.ts';
import { addOrderNote, editOrderNote, readOrder, readOrderTimeline } from '../../index.ts';

let test: TestDatabase;
let sale: TestSale;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
  sale = await makeSale(test.db, { settings: checkoutSettings });
});
afterAll(() => test.drop());

const noted = async (orderId: string) => {
  const { events } = await readOrderTimeline(sale.system, { orderId, kinds: ['note'] });
  return events.flatMap((event) => (event.kind === 'note' ? [event] : []));
};
const edit = (ctx: ShopContext, orderId: string, noteId: string, revision: number, text: string) =>
  editOrderNote(ctx, { orderId, noteId, revision, text });

describe('a note of staff about an order', () => {
  it('keeps each text that it had, with who wrote it and when', async () => {
    const orderId = await orderOf(sale, 1);
    const author = staffOf(sale.system, ['orders:read', 'orders:write']);
    const begun = sale.clock();
    const { id } = await addOrderNote(author, { orderId, text: '  Has called\nabout the box ' });
    sale.clock.advance(60);
    const edited = sale.clock();
    expect(await edit(author, orderId, id, 1, 'Has called twice')).toEqual({ revision: 2 });
    sale.clock.advance(60);
    const other = staffOf(sale.system, ['orders:write', 'orders:read']);
    await edit(other, orderId, id, 2, 'Solved');
    const by = ({ actor }: typeof author) => ({ kind: 'staff', id: actor.staffId, name: '' });
    expect(await noted(orderId)).toEqual([
      {
        kind: 'note',
        id,
        at: begun,
        by: by(author),
        text: 'Solved',
        revision: 3,
        edited: { at: sale.clock(), by: by(other) },
        earlier: [
          { text: 'Has called\nabout the box', at: begun, by: by(author) },
          { text: 'Has called twice', at: edited, by: by(author) },
        ],
      },
    ]);
    const entries = (await readAudit(sale.system)).filter(({ entityId }) => entityId === id);
    expect(entries.map(({ verb, revision }) => [verb, revision])).toEqual([
      ['order-note.add', 1],
      ['order-note.edit', 2],
      ['order-note.edit', 3],
    ]);
    expect(entries.at(-1)?.changes).toEqual([
      { path: ['text'], before: 'Has called twice', after: 'Solved' },
    ]);
  });

  it('keeps them also from whoever writes past the use case, and no text is taken away', async () => {
    const orderId = await orderOf(sale, 1);
    const { id } = await addOrderNote(sale.system, { orderId, text: 'First' });
    await look(sale.system, (tx) =>
      tx.update(orderNote).set({ text: 'Second', revision: 2 }).where(eq(orderNote.id, id)),
    );
    expect((await noted(orderId))[0]?.earlier.map(({ text }) => text)).toEqual(['First']);
    const taken: readonly ((tx: Queries) => Promise<unknown>)[] = [
      (tx) => tx.delete(orderNote),
      (tx) => tx.delete(orderNoteText),
      (tx) => tx.update(orderNoteText).set({ text: 'Never' }),
    ];
    for (const take of taken) {
      await expect(look(sale.system, take)).rejects.toMatchObject({ cause: { code: '42501' } });
    }
  });

  it('is in no mail, and in nothing that a customer or guest reads', async () => {
    const orderId = await orderOf(sale, 1);
    await addOrderNote(sale.system, { orderId, text: 'A secret of the house' });
    expect(JSON.stringify(await readOrder(sale.system, { id: orderId }))).not.toContain(
      'secret of the house',
    );
    expect(JSON.stringify(await listMails(sale.system))).not.toContain('secret of the house');
  });

  it('is edited by its author, and by others with orders:write', async () => {
    const orderId = await orderOf(sale, 1);
    const author = staffOf(sale.system, ['orders:read', 'orders:write']);
    const { id } = await addOrderNote(author, { orderId, text: 'Mine' });
    const own = { ...author, actor: { ...author.actor, scopes: new Set(['orders:read']) } };
    await edit(own, orderId, id, 1, 'Still mine');
    const reader = staffOf(sale.system, ['orders:read']);
    await expect(edit(reader, orderId, id, 2, 'Yours')).rejects.toMatchObject({ code: 'forbidden' });
    await expect(addOrderNote(reader, { orderId, text: 'x' })).rejects.toMatchObject({ code: 'forbidden' });
    await expect(edit(sale.guest(), orderId, id, 2, 'x')).rejects.toMatchObject({ code: 'unauthenticated' });
    const customer = await makeCustomer(test.db, sale.shop);
    await expect(addOrderNote(customer, { orderId, text: 'x' })).rejects.toMatchObject({ code: 'forbidden' });
    expect((await noted(orderId))[0]?.text).toBe('Still mine');
  });

  it('of an order of one seller is for whoever may see that one’s', async () => {
    const orderId = await orderOf(sale, 1);
    const scopes = ['orders:read', 'orders:write'] as const;
    const own = staffOf(sale.system, scopes, sale.shop.ownSellerId);
    const { id } = await addOrderNote(own, { orderId, text: 'Ours' });
    await edit(own, orderId, id, 1, 'Ours, too');
    const stranger = staffOf(sale.system, scopes, newId());
    await expect(addOrderNote(stranger, { orderId, text: 'x' })).rejects.toMatchObject({ code: 'forbidden' });
    await expect(edit(stranger, orderId, id, 2, 'x')).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('of two edits at once one is a conflict, and nothing is lost', async () => {
    const orderId = await orderOf(sale, 1);
    const { id } = await addOrderNote(sale.system, { orderId, text: 'First' });
    const results = await Promise.allSettled(
      ['A', 'B', 'C'].map((text) => edit(sale.system, orderId, id, 1, text)),
    );
    const refused = results.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused).toHaveLength(2);
    for (const reason of refused) expect(reason).toMatchObject({ code: 'conflict', field: 'revision' });
    expect((await noted(orderId))[0]?.earlier).toHaveLength(1);
  });

  it('has 1 to 4000 characters, and is of an order of the shop', async () => {
    const orderId = await orderOf(sale, 1);
    const { id } = await addOrderNote(sale.system, { orderId, text: 'x'.repeat(4000) });
    for (const text of ['', '  ', 'x'.repeat(4001), 'a\u0000b', '\ud800']) {
      await expect(addOrderNote(sale.system, { orderId, text })).rejects.toMatchObject({ field: 'text' });
    }
    const elsewhere = await makeSale(test.db, { settings: checkoutSettings });
    const notFound = { code: 'not-found' };
    await expect(addOrderNote(elsewhere.system, { orderId, text: 'x' })).rejects.toMatchObject(notFound);
    await expect(edit(elsewhere.system, orderId, id, 1, 'x')).rejects.toMatchObject(notFound);
    await expect(edit(sale.system, await orderOf(sale, 1), id, 1, 'x')).rejects.toMatchObject(notFound);
    await expect(edit(sale.system, orderId, newId(), 1, 'x')).rejects.toMatchObject(notFound);
  });
});
