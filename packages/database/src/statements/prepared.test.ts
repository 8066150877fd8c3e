import { createTestDatabase, type TestDatabase } from '@stoa/commerce/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openDatabase } from '../connection/database.ts';
import { describeError } from '../connection/describe-error.ts';
import { silentLog } from '../connection/log.ts';
import { sqlState } from '../transaction.ts';
import { compile, runPrepared } from './prepared.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => test.drop());

const sumOf = (a: number, b: number) => compile(sql`select ${a}::int + ${b}::int as sum`);

it('plans a text once for a connection, and runs it with what is asked', async () => {
  const db = openDatabase({ url: test.url, log: silentLog, connections: 1 });
  try {
    expect(await runPrepared(db, sumOf(1, 2))).toEqual([{ sum: 3 }]);
    expect(await runPrepared(db, sumOf(4, 5))).toEqual([{ sum: 9 }]);
    expect(await runPrepared(db, compile(sql`select ${7}::int as other`))).toEqual([{ other: 7 }]);
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

const quotient = (by: number) =>
  compile(sql`
  select 6 / ${by}::int as quotient`);

it('tells of a failure as the database does, and the connection goes on', async () => {
  const failure = runPrepared(test.db, quotient(0)).catch((error: unknown) => sqlState(error));
  expect(await failure).toBe('22012');
  expect(await runPrepared(test.db, quotient(2))).toEqual([{ quotient: 3 }]);
});

it('tells the log which statement failed, by its name and its text, and never what it was asked with', async () => {
  const db = openDatabase({ url: test.url, log: silentLog, connections: 1 });
  const secret = 'ada@analytical.example';
  const cast = (text: string) => compile(sql`select ${text}::int as number`);
  try {
    await runPrepared(db, cast('7'));
    const { rows } = await db.pool.query('select name from pg_prepared_statements');
    const described = await runPrepared(db, cast(secret)).catch(describeError);
    expect(described).toContain(`${rows[0]?.name}: select $1::int as number\n`);
    expect(described).toContain('caused by: error 22P02: invalid input syntax');
    expect(described).not.toContain(secret);
    const divided = await runPrepared(db, quotient(0)).catch(describeError);
    expect(divided).toMatch(/ [0-9a-f]{40}: select 6 \/ \$1::int as quotient\n/);
  } finally {
    await db.close();
  }
});
