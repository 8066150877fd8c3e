import { createTestDatabase, recordStatements, type TestDatabase } from '@stoa/commerce/testing';
import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { insertMany } from './insert-many.ts';

const probe = pgTable('probe', {
  id: integer('id').primaryKey(),
  kind: text('its_kind').notNull().default('plain'),
  tags: text('tags').array().notNull().default([]),
  data: jsonb('data').$type<unknown>(),
  at: timestamp('at', { withTimezone: true }),
});

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
  const owner = new pg.Client({ connectionString: test.url });
  await owner.connect();
  await owner.query(`create table probe (id integer primary key, its_kind text not null default 'plain',
    tags text[] not null default '{}', data jsonb, at timestamptz)`);
  await owner.query('grant all on probe to public');
  await owner.end();
});
beforeEach(() => test.db.pool.query('delete from probe'));
afterAll(() => test.drop());

const all = () => test.db.queries.select().from(probe).orderBy(probe.id);

it('gives what a row leaves out its default, and keeps every value as it is', async () => {
  const data = { text: `"quoted", 'so' \\ {}`, list: [1, null], deep: { yes: true } };
  await insertMany(test.db.queries, probe, [
    { id: 1 },
    { id: 2, kind: "it's", tags: ['a,b', '"', ''], data, at: new Date('2026-03-01T09:30:00.5Z') },
    { id: 3, kind: undefined, data: null },
  ]);
  expect(await all()).toEqual([
    { id: 1, kind: 'plain', tags: [], data: null, at: null },
    { id: 2, kind: "it's", tags: ['a,b', '"', ''], data, at: new Date('2026-03-01T09:30:00.5Z') },
    { id: 3, kind: 'plain', tags: [], data: null, at: null },
  ]);
});

it('takes a statement for thousands of rows that leave out the same', async () => {
  const rows = Array.from({ length: 4500 }, (_, id) => ({ id, ...(id % 2 === 0 && { kind: 'even' }) }));
  const statements = await recordStatements(test.db, () => insertMany(test.db.queries, probe, rows));
  expect(statements).toHaveLength(4);
  expect(await all()).toHaveLength(4500);
  expect(await recordStatements(test.db, () => insertMany(test.db.queries, probe, []))).toEqual([]);
});
