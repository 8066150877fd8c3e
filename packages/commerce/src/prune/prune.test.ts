import {
  address,
  cart,
  cartLine,
  change,
  idempotencyKey,
  inShop,
  mail,
  newId,
  pageVersion,
  rateWindow,
  session,
  staffInvitation,
  staffReset,
  staffSession,
} from '@stoa/database';
import { eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { addToCart } from '../cart/index.ts';
import { resolveAddress } from '../category/index.ts';
import { createPage, publishPage, savePageDocument } from '../content/index.ts';
import { SESSION_SECONDS, startSession } from '../customer/index.ts';
import type { JobRunner } from '../jobs/index.ts';
import { withIdempotency } from '../kernel/idempotency.ts';
import { takeRate } from '../kernel/rate-limit.ts';
import { placeOrder } from '../order/index.ts';
import { inviteByLink } from '../people/index.ts';
import { moveProductSlug } from '../product/index.ts';
import { createStaff, STAFF_SESSION_SECONDS, signInStaff } from '../staff/index.ts';
import { checkoutOf, checkoutSettings, fill } from '../testing/checkout.ts';
import { testContext, testPlatform } from '../testing/context.ts';
import { makeCustomer } from '../testing/customers.ts';
import { forgetJobs, testJobs } from '../testing/jobs.ts';
import { makeSale, type TestSale } from '../testing/sale.ts';
import { saleForEachTest } from '../testing/sale-for-each-test.ts';
import { areChangesSettled } from '../testing/transactions.ts';
import { unique } from '../testing/unique.ts';
import { pruningHandlers } from './index.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;
const clientAddress = '192.0.2.1';

const { test, sale } = saleForEachTest();

let jobs: JobRunner;
beforeEach(async () => {
  await forgetJobs(test.db);
  jobs = await testJobs(testPlatform(test.db, sale.clock), pruningHandlers);
  return () => jobs.stop();
});

/** Lets time pass, and then what is due be done. */
async function pass(seconds: number): Promise<void> {
  sale.clock.advance(seconds);
  await jobs.runDue();
}

const rowsOf = (table: PgTable, of: Pick<TestSale, 'shop'> = sale) =>
  inShop({ db: test.db, shop: of.shop }, (tx) => tx.$count(table, sql`shop_id = ${of.shop.id}`));

describe('every hour', () => {
  it('sessions that have ended go [AUTH-512]', async () => {
    const anybody = testContext(test.db, sale.shop, sale.clock);
    await startSession(anybody, { clientAddress });
    await pass(DAY);
    await startSession(anybody, { clientAddress });
    expect(await rowsOf(session)).toBe(2);
    await pass(SESSION_SECONDS - DAY);
    expect(await rowsOf(session)).toBe(1);
  });

  it('replies to requests sent before go after a week', async () => {
    const reply = (key: string) =>
      inShop(sale.system, (tx) =>
        withIdempotency(tx, sale.system, { owner: 'visitor', key, requestHash: key }, async () => key),
      );
    await reply('first');
    await pass(7 * DAY);
    await reply('second');
    expect(await rowsOf(idempotencyKey)).toBe(2);
    await pass(HOUR);
    expect(await rowsOf(idempotencyKey)).toBe(1);
  });

  it('attempts that were counted for limits go after a day', async () => {
    await takeRate(sale.system, { key: 'a', limit: 1, windowSeconds: HOUR });
    await pass(DAY);
    await takeRate(sale.system, { key: 'a', limit: 1, windowSeconds: HOUR });
    expect(await rowsOf(rateWindow)).toBe(2);
    await pass(HOUR);
    expect(await rowsOf(rateWindow)).toBe(1);
  });

  it('changes that every reader was told of go after a day', async () => {
    const { id } = await sale.simple();
    // The database dates them by its own clock.
    await test.db.pool.query('update change set at = $1', [sale.clock()]);
    const count = () => test.db.queries.$count(change, eq(change.entityId, id));
    await pass(23 * HOUR);
    expect(await count()).toBeGreaterThan(0);
    // Transactions of other databases of the server keep them, and tests run beside this one.
    await expect.poll(() => areChangesSettled(test.db)).toBe(true);
    await pass(2 * HOUR);
    expect(await count()).toBe(0);
  });

  it('sessions of the back office that have ended go', async () => {
    const platform = testPlatform(test.db, sale.clock);
    const email = `${unique('guest')}@example.com`;
    const { staffId } = await createStaff(platform, { email, name: 'Ada', password: 'correct horse' });
    const signIn = () => signInStaff(platform, { email, password: 'correct horse', clientAddress });
    const count = () => test.db.queries.$count(staffSession, eq(staffSession.staffId, staffId));
    await signIn();
    await pass(HOUR);
    await signIn();
    await pass(STAFF_SESSION_SECONDS - HOUR);
    expect(await count()).toBe(1);
    await pass(HOUR);
    expect(await count()).toBe(0);
  });

  it('links to new passwords of the back office go a day after they expired, invitations a month after', async () => {
    const platform = testPlatform(test.db, sale.clock);
    const person = { email: `${unique('guest')}@example.com`, name: 'Ada', password: 'correct horse' };
    const { staffId } = await createStaff(platform, person);
    const expiresAt = sale.clock();
    await test.db.queries.insert(staffReset).values({ tokenHash: 'h', staffId, expiresAt });
    const role = 'support';
    await inviteByLink(sale.system, { email: person.email, role });
    const resets = () => test.db.queries.$count(staffReset, eq(staffReset.staffId, staffId));
    await pass(DAY - HOUR);
    expect(await resets()).toBe(1);
    await pass(2 * HOUR);
    expect(await resets()).toBe(0);
    await pass(29 * DAY);
    expect(await rowsOf(staffInvitation)).toBe(1);
    await pass(DAY);
    expect(await rowsOf(staffInvitation)).toBe(0);
  });

  it('a guest’s cart goes with its lines after two months, a customer’s after two years', async () => {
    const { id: productId } = await sale.simple();
    const customer = await makeCustomer(test.db, sale.shop, {}, sale.clock);
    const guest = sale.guest();
    for (const ctx of [guest, customer]) await addToCart(ctx, { productId, qty: 1 });
    await pass(59 * DAY);
    await addToCart(sale.guest(), { productId, qty: 1 });
    expect(await rowsOf(cartLine)).toBe(3);
    await pass(2 * DAY);
    expect([await rowsOf(cart), await rowsOf(cartLine)]).toEqual([2, 2]);
    await addToCart(customer, { productId, qty: 1 });
    await pass(729 * DAY);
    expect([await rowsOf(cart), await rowsOf(cartLine)]).toEqual([1, 1]);
    await pass(2 * DAY);
    expect([await rowsOf(cart), await rowsOf(cartLine)]).toEqual([0, 0]);
  });

  it('mail goes after three months; the cart and all else of an order stays', async () => {
    const shop = await makeSale(test.db, { settings: checkoutSettings });
    const guest = testContext(test.db, shop.shop, sale.clock, { kind: 'guest', visitorId: newId() });
    await fill(guest, [await shop.simple()]);
    await placeOrder(guest, await checkoutOf(guest));
    await inShop(shop.system, (tx) => tx.update(mail).set({ status: 'sent' }));
    await pass(89 * DAY);
    expect(await rowsOf(mail, shop)).toBe(1);
    await pass(2 * DAY);
    expect(await rowsOf(mail, shop)).toBe(0);
    expect(await rowsOf(cart, shop)).toBe(1);
  });

  it('a former address leads on for ten years, and fifty of one thing do at most', async () => {
    const { id } = await sale.simple({ slug: 'mug-0' });
    const move = (slug: string) => moveProductSlug({ ...sale.system }, { productId: id, slug });
    const at = async (slug: string) => (await resolveAddress(sale.guest(), slug)).kind;
    for (let at = 1; at <= 52; at += 1) {
      sale.clock.advance(60);
      await move(`mug-${at}`);
    }
    await pass(HOUR);
    expect([await at('mug-0'), await at('mug-1'), await at('mug-2')]).toEqual(['none', 'none', 'redirect']);
    await pass(3649 * DAY);
    expect(await at('mug-2')).toBe('redirect');
    await move('cup');
    await pass(2 * DAY);
    expect([await at('mug-2'), await at('mug-51')]).toEqual(['none', 'none']);
    expect([await at('mug-52'), await at('cup')]).toEqual(['redirect', 'product']);
    expect(await rowsOf(address)).toBe(2);
  });

  it('versions of a page go after a year, but for the fifty newest and the one on show', async () => {
    const { pageId } = await createPage(sale.system, { title: 'About', slug: 'about' });
    const document = { version: 1, root: [] } as const;
    for (let at = 0; at < 55; at += 1) await savePageDocument(sale.system, { pageId, document });
    await publishPage(sale.system, { pageId, version: 2 });
    await pass(364 * DAY);
    expect(await rowsOf(pageVersion)).toBe(56);
    await pass(2 * DAY);
    expect(await rowsOf(pageVersion)).toBe(51);
  });

  it('several thousand rows go in parts', async () => {
    const { rows } = await test.db.pool.query(
      `insert into rate_window select gen_random_uuid(), n::text, '2026-01-01', 1 from generate_series(1, 2500) n`,
    );
    expect(rows).toEqual([]);
    await pass(DAY);
    expect(await test.db.queries.$count(rateWindow, sql`starts_at = '2026-01-01'`)).toBe(0);
  });
});
