import { createTestDatabase } from '@stoa/commerce/testing';
import { sql } from 'drizzle-orm';
import fastify from 'fastify';
import { expect, inject, it } from 'vitest';
import { addErrorHandling } from './errors.ts';
import { logOptions } from './log.ts';

const EMAIL = 'ada.lovelace@analytical.example';

/** What is logged of a request whose handler throws. */
async function logOf(handler: () => Promise<unknown>): Promise<string> {
  const lines: string[] = [];
  const { logger, ...options } = logOptions('error');
  if (typeof logger !== 'object') throw new Error('it does not log');
  const app = fastify({ ...options, logger: { ...logger, stream: { write: (line) => lines.push(line) } } });
  try {
    addErrorHandling(app);
    app.get('/', handler);
    expect((await app.inject('/')).statusCode).toBe(500);
  } finally {
    await app.close();
  }
  return lines.join('');
}

it('a statement that fails is named in the log, and nobody’s e-mail address', async () => {
  const test = await createTestDatabase(inject('postgresUrl'));
  try {
    const log = await logOf(() =>
      test.db.queries.execute(sql`select 1 from no_such_table where email = ${EMAIL}`),
    );
    expect(log).toContain('select 1 from no_such_table where email = $1');
    expect(log).toContain('42P01');
    expect(log).not.toContain(EMAIL);
  } finally {
    await test.drop();
  }
});

it.each<[thrown: unknown, said: string]>([
  ['a text', 'a text'],
  [{ email: EMAIL }, 'an object with email was thrown'],
  [{ message: 'a copy', stack: 'at x' }, 'at x'],
  [Symbol('sign'), 'Symbol(sign)'],
  [new AggregateError([new Error('one of them')]), 'one of them'],
  [12n, '12'],
])('what a handler throws is answered and readable in the log, whatever it is: %o', async (thrown, said) => {
  const log = await logOf(() => Promise.reject(thrown));
  expect(log).toContain(said);
  expect(log).not.toContain('[object');
  expect(log).not.toContain(EMAIL);
});

it('probes leave no line among the requests, but where they fail', async () => {
  const lines: { msg: string; req?: { url: string }; res?: { statusCode: number } }[] = [];
  const { logger, ...options } = logOptions('info');
  if (typeof logger !== 'object') throw new Error('it does not log');
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) };
  const app = fastify({ ...options, logger: { ...logger, stream } });
  let ready = true;
  app.get('/healthz', async () => 'alive');
  app.get('/readyz', async (_request, reply) => reply.code(ready ? 200 : 503).send());
  app.get('/metrics', async (_request, reply) => reply.code(404).send());
  app.get('/page', async () => 'page');
  for (const path of ['/healthz', '/readyz', '/page?q=lamp']) await app.inject(path);
  expect(lines.map(({ msg, req }) => [msg, req?.url])).toEqual([
    ['incoming request', '/page'],
    ['request completed', undefined],
  ]);
  lines.length = 0;
  ready = false;
  for (const path of ['/readyz', '/metrics?token=secret']) await app.inject(path);
  expect(lines.map(({ req, res }) => [req?.url, res?.statusCode])).toEqual([
    ['/readyz', 503],
    ['/metrics', 404],
  ]);
  await app.close();
});
