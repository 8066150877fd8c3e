import { newId } from '@stoa/database';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createCustomerGroup } from '../customer/index.ts';
import { changing } from '../kernel/change/index.ts';
import type { ShopContext } from '../kernel/context.ts';
import { createStaff } from '../staff/index.ts';
import { staffOf } from '../testing/context.ts';
import { makeSale, type TestSale } from '../testing/sale.ts';
import { createTestDatabase, type TestDatabase } from '../testing.ts';
import { type AuditFilter, auditCsv } from './index.ts';

let test: TestDatabase;
let sale: TestSale;
let reader: ShopContext;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
  sale = await makeSale(test.db);
  reader = staffOf(sale.system, ['staff:read']);
});
afterAll(() => test.drop());

async function exported(filter: AuditFilter): Promise<string[][]> {
  let text = '';
  for await (const part of auditCsv(reader, filter)) text += part;
  return parse(text);
}

/** Writes an entry with these fields before and after. */
const write = (ctx: ShopContext, id: string, before: object, after: object) =>
  changing(ctx, { verb: 'page.test', scope: 'content:write', of: 'page' }, async ({ wrote }) =>
    wrote({ id, before, after }),
  );

it('a line tells of each changed field, and of an entry without any [ADM-019]', async () => {
  const given = { email: 'ada@shop.test', name: 'Ada', password: 'stoa-demo' };
  const { staffId } = await createStaff(sale.system, given);
  const ctx = staffOf(sale.system, ['content:write']);
  const ada = { ...ctx, actor: { ...ctx.actor, staffId } };
  const id = newId();
  await write(
    ada,
    id,
    { title: 'A, "b"', seo: { index: true } },
    { title: 'B\nc', seo: { index: false }, at: [1] },
  );
  await write(sale.system, id, {}, {});
  const system = ['2026-03-02T12:00:00.000Z', 'test', '', 'command', '', 'page.test', 'page', id];
  const person = [
    '2026-03-02T12:00:00.000Z',
    'Ada',
    staffId,
    'session',
    '192.0.2.7',
    'page.test',
    'page',
    id,
  ];
  expect(await exported({ entityId: id })).toEqual([
    [
      'time',
      'person',
      'person id',
      'means',
      'network address',
      'action',
      'kind',
      'record',
      'field',
      'before',
      'after',
    ],
    [...system, '', '', ''],
    [...person, 'title', 'A, "b"', 'B\nc'],
    [...person, 'seo.index', 'true', 'false'],
    [...person, 'at', '', '[1]'],
  ]);
});

it('what a spreadsheet would run as a formula is text', async () => {
  const id = newId();
  await write(sale.system, id, { '=field': '=1+1' }, { '=field': '@cmd' });
  expect((await exported({ entityId: id }))[1]?.slice(-3)).toEqual(["'=field", "'=1+1", "'@cmd"]);
});

it('all that match are in it, once each and newest first, however many, and what is written meanwhile is not', async () => {
  const ctx = staffOf(sale.system, ['customers:write']);
  for (let at = 0; at < 201; at += 1) {
    await createCustomerGroup(ctx, { code: `group-${at}`, name: 'Group' });
    if (at % 50 === 0) sale.clock.advance(1);
  }
  const parts: string[] = [];
  for await (const part of auditCsv(reader, { staffId: ctx.actor.staffId })) {
    parts.push(part);
    await createCustomerGroup(ctx, { code: `late-${parts.length}`, name: 'Group' });
  }
  const [, ...lines] = parse(parts.join('')) as string[][];
  const records = lines.map((line) => line[7]);
  // One was written after the heading, before the first batch was read.
  expect(records).toEqual(['late-1', ...Array.from({ length: 201 }, (_, at) => `group-${200 - at}`)]);
  expect(parts.length).toBeGreaterThan(3);
});

it('is refused before its first part: without the scope, and with days that are none', () => {
  expect(() => auditCsv(sale.guest(), {})).toThrow('unauthenticated');
  expect(() => auditCsv(staffOf(sale.system, ['staff:write']), {})).toThrow('forbidden');
  expect(() => auditCsv(reader, { from: '2026-02-02', to: '2026-02-01' })).toThrow('invalid-input (to)');
});
