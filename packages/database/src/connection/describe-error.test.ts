import { createTestDatabase, type TestDatabase } from '@stoa/commerce/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { describeError } from './describe-error.ts';

const EMAIL = 'ada.lovelace@analytical.example';
let test: TestDatabase;

beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => test.drop());

/** What a statement fails with. */
const failure = (query: ReturnType<typeof sql>): Promise<unknown> =>
  test.db.queries.execute(query).then(
    () => undefined,
    (error: unknown) => error,
  );
const missing = () => failure(sql`select 1 from no_such_table where email = ${EMAIL}`);

describe('a statement that failed', () => {
  it('is named with its SQLSTATE, and without its parameters', async () => {
    const error = await missing();
    expect(String(error)).toContain(EMAIL);
    const text = describeError(error);
    expect(text).toContain('select 1 from no_such_table where email = $1');
    expect(text).toContain('42P01: relation "no_such_table" does not exist');
    expect(text).toMatch(/\n {4}at .*describe-error\.test\.ts/);
    expect(text).not.toContain(EMAIL);
  });

  it('is so inside of other errors, too', async () => {
    const error = await missing();
    if (!(error instanceof Error)) throw new Error('it did not fail');
    const places = [
      new Error('a cart was not read', { cause: error }),
      Object.assign(new Error(error.message), { originalError: error }),
    ];
    for (const place of places) {
      expect(describeError(place)).toContain('42P01');
      expect(describeError(place)).not.toContain(EMAIL);
    }
  });

  it('does not tell the value that the database trips over', async () => {
    for (const wrong of [sql`select ${EMAIL}::uuid`, sql`select ${`{"${EMAIL}": `}::jsonb`]) {
      const text = describeError(await failure(wrong));
      expect(text).toMatch(/22P02: invalid input syntax for type/);
      expect(text).not.toContain(EMAIL);
    }
  });

  it('does not tell the row that broke a rule', async () => {
    const row = () => failure(sql`insert into shop_host (host) values (${EMAIL})`);
    const text = describeError(await row());
    expect(text).toContain('23502: null value');
    expect(text).not.toContain(EMAIL);
  });

  it('is cut where it is long', async () => {
    const text = describeError(await failure(sql.raw(`select nothing, '${'x'.repeat(5000)}'`)));
    expect(text.length).toBeLessThan(2500);
    expect(text).toContain('42703');
  });
});

it('an error of any other kind keeps its stack, and its causes theirs', () => {
  const cause = new TypeError('underneath');
  const error = new Error('on top', { cause });
  expect(describeError(error)).toBe(`${error.stack}\ncaused by: ${cause.stack}`);
  expect(describeError('text')).toBe('text');
  expect(describeError(undefined)).toBe('undefined');
  const ring = new Error('ring');
  ring.cause = ring;
  expect(describeError(ring)).toContain('ring');
});

it('a copy of an error is read as the error, without what it holds beside', async () => {
  const error = await missing();
  if (!(error instanceof Error) || !(error.cause instanceof Error)) throw new Error('it did not fail');
  const { cause } = error;
  // As pg-boss hands errors on.
  const copies = [error, cause].map((one) => ({
    ...one,
    message: one.message,
    stack: one.stack,
    queue: 'prune',
  }));
  for (const copy of copies) {
    expect(describeError(copy)).toContain('42P01');
    expect(describeError(copy)).toMatch(/\n {4}at .*/);
    expect(describeError(copy)).not.toContain(EMAIL);
  }
});

it('of an error of several, each is told', () => {
  const several = Object.assign(new AggregateError([new Error('::1 refused'), 'text']), {
    code: 'ECONNREFUSED',
  });
  const text = describeError(new Error('not reached', { cause: several }));
  expect(text).toMatch(
    /^Error: not reached\n(?:.*\n)+caused by: AggregateError ECONNREFUSED: \n(?:.*\n)+one of several: Error: ::1 refused/,
  );
  expect(text).toContain('one of several: text');
  expect(text).not.toContain('[object');
});

it.each([
  [{ email: EMAIL, code: 7 }, 'an object with email, code was thrown'],
  [null, 'null'],
  [{ message: 'no stack' }, 'Error: no stack'],
  [new Error('on top', { cause: { email: EMAIL } }), 'caused by: an object with email was thrown'],
])('what is no error is told by what it is: %o', (thrown, text) => {
  expect(describeError(thrown)).toContain(text);
  expect(describeError(thrown)).not.toContain(EMAIL);
});
