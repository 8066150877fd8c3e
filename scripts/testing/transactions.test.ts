import { expect, it } from 'vitest';
import { projectFolder } from '../launch/project.mjs';
import { bareIn, bareTransactions } from './transactions.ts';

const C = 'packages/commerce/src';

/**
 * Files that write without `changing`, or could, each with why: what shoppers do to what is theirs, sessions, counters,
 * jobs and clean-up. Staff and the platform change things by `changing` alone.
 */
const ALLOWED: Readonly<Record<string, string>> = {
  [`${C}/cart/add-to-cart.ts`]: 'the shopper’s own cart',
  [`${C}/cart/remove-from-cart.ts`]: 'the shopper’s own cart',
  [`${C}/cart/update-cart.ts`]: 'the shopper’s own cart',
  [`${C}/catalogue/catalogue-lock.ts`]: 'a lock that outlasts transactions, and nothing else',
  [`${C}/catalogue/read-own-products.ts`]: 'reads within one moment',
  [`${C}/customer/addresses.ts`]: 'the customer’s own addresses',
  [`${C}/customer/change-password.ts`]: 'the customer’s own password',
  [`${C}/customer/end-session.ts`]: 'a session',
  [`${C}/customer/read-session.ts`]: 'a session that is renewed',
  [`${C}/customer/register-customer.ts`]: 'an account that somebody opens for themselves',
  [`${C}/customer/remember-page.ts`]: 'a session',
  [`${C}/customer/request-password-reset.ts`]: 'the customer’s own password, and a mail',
  [`${C}/customer/reset-password.ts`]: 'the customer’s own password',
  [`${C}/customer/save-profile.ts`]: 'the customer’s own profile',
  [`${C}/customer/sign-in.ts`]: 'a session',
  [`${C}/customer/start-session.ts`]: 'a session',
  [`${C}/customer/verify-email.ts`]: 'the customer’s own address',
  [`${C}/jobs/job-runner.ts`]: 'what the library of jobs does to its own tables',
  [`${C}/kernel/change/changing.ts`]: 'the way of a change itself',
  [`${C}/kernel/file-store.ts`]: 'which folder of files belongs to the database',
  [`${C}/kernel/rate-limit.ts`]: 'counters',
  [`${C}/listing/source/changed-listings.ts`]: 'reads, by a statement of another file',
  [`${C}/mail/queue-waiting-mail.ts`]: 'jobs, by the owner of the tables, within a migration',
  [`${C}/mail/send-mail.ts`]: 'the job that sends mail',
  [`${C}/order/guest/track-order.ts`]: 'the key that its buyer gets to an order',
  [`${C}/order/place/place-order.ts`]: 'the shopper’s own order',
  [`${C}/people/request-staff-reset.ts`]: 'a person’s own password, and a mail',
  [`${C}/people/reset-staff-password.ts`]: 'a person’s own password',
  [`${C}/prune/prune-platform.ts`]: 'jobs',
  [`${C}/search/count-searches.ts`]: 'counters',
  [`${C}/shop/delete-shop.ts`]: 'the end of a shop, by the owner of the tables',
  [`${C}/shop/export-shop.ts`]: 'reads within one moment',
  [`${C}/shop/secrets.ts`]: 'seals with another key what stays the same',
  [`${C}/shop/sellers.ts`]: 'a new seller, whom no shop carries yet',
  [`${C}/staff/change-staff-password.ts`]: 'a person’s own password',
  [`${C}/staff/create-staff.ts`]: 'a person of the platform, without a role in any shop yet',
  [`${C}/staff/list-staff-sessions.ts`]: 'a person’s own sessions',
  [`${C}/staff/sign-in-staff.ts`]: 'a session',
  [`${C}/staff/staff-account.ts`]: 'a person’s own name',
  [`${C}/staff/staff-session.ts`]: 'a session',
  [`${C}/staff/totp.ts`]: 'a person’s own second factor',
};

it('whatever staff and the platform change goes one way, but for what is listed with a reason', () => {
  const found = bareTransactions(projectFolder);
  expect([...found.keys()].filter((file) => !(file in ALLOWED))).toEqual([]);
  expect(Object.keys(ALLOWED).filter((file) => !found.has(file))).toEqual([]);
});

it.each([
  'await inShop(ctx, (tx) => tx.insert(page))',
  'inTransaction(ctx.db, async (tx) => undefined)',
  'inShop<number>(ctx, work)',
  'ctx.db.queries\n    .update(page)',
  'const { queries } = ctx.db; queries.delete(page)',
  'drizzle(owner)',
  'changing(ctx, change, ({ tx }) => tx.transaction((inner) => inner.delete(page)))',
  'changing(ctx, change, () => inShop(ctx, (tx) => tx.delete(page)))',
])('%s is found', (source) => {
  expect(bareIn(source)).toHaveLength(1);
});

it.each([
  'ctx.db.queries.execute(sql`update page set title = null`)',
  'queries.execute(sql`with gone as (delete from page returning id) select id from gone`)',
  'ctx.db.queries.execute(statement)',
  'ctx.db.pool.query("truncate page")',
  'const { pool } = ctx.db; pool.query(`delete from page where slug is null`)',
])('a statement in SQL that writes, or may, is found: %s', (source) => {
  expect(bareIn(source)).toHaveLength(1);
});

it.each([
  "import { inShop as open } from '@stoa/database'",
  'const open = inShop',
  'database.inShop(ctx, work)',
  'const reader = ctx.db.queries',
  'const { queries: reader } = ctx.db',
  "ctx.db['queries'].insert(page)",
  'insertMany(ctx.db.queries, page, rows)',
  'const client = await ctx.db.pool.connect()',
])('by another name it is found, too: %s', (source) => {
  expect(bareIn(source)).toHaveLength(1);
});

it.each([
  "import { inShop } from '@stoa/database'",
  'readInShop(ctx, (tx) => tx.select())',
  'changing(ctx, change, work)',
  'changing(ctx, change, ({ tx }) => tx.execute(sql`update page set title = null`))',
  'ctx.db.queries.select()',
  'ctx.db.queries.execute<Row>(sql`select id, updated_at from page for update`)',
  'occupantsOf(ctx.db.queries, shop.id, slugs)',
  'queries.map((query) => query.type)',
])('%s is none', (source) => {
  expect(bareIn(source)).toEqual([]);
});
