import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing.ts';
import { openDatabase } from './database.ts';
import { silentLog } from './log.ts';
import { runPrepared } from './prepared.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => test.drop());

const sumOf = (a: number, b: number) => sql`select ${a}::int + ${b}::int as sum`;

it('plans a text once for a connection, and runs it with what is asked', async () => {
  const db = openDatabase({ url: test.url, log: silentLog, connections: 1 });
  try {
    expect(await runPrepared(db, sumOf(1, 2))).toEqual([{ sum: 3 }]);
    expect(await runPrepared(db, sumOf(4, 5))).toEqual([{ sum: 9 }]);
    expect(await runPrepared(db, sql`select ${7}::int as other`)).toEqual([{ other: 7 }]);
    const { rows } = await db.pool.query(
      `select statement, (generic_plans + custom_plans)::int as runs from pg_prepared_statements order by runs`,
    );
    expect(rows).toEqual([
      { statement: 'select $1::int as other', runs: 1 },
      { statement: 'select $1::int + $2::int as sum', runs: 2 },
    ]);
  } finally {
    await db.close();
  }
});

it('tells of a failure as the database does, and the connection goes on', async () => {
  const quotient = (by: number) => sql`select 6 / ${by}::int as quotient`;
  await expect(runPrepared(test.db, quotient(0))).rejects.toMatchObject({ code: '22012' });
  expect(await runPrepared(test.db, quotient(2))).toEqual([{ quotient: 3 }]);
});
