import { createTestDatabase } from '@stoa/commerce/testing';
import { sql } from 'drizzle-orm';
import fastify from 'fastify';
import { expect, inject, it } from 'vitest';
import { addErrorHandling } from './errors.ts';
import { logOptions } from './log.ts';

const EMAIL = 'ada.lovelace@analytical.example';

it('a statement that fails is named in the log, and nobody’s e-mail address', async () => {
  const lines: string[] = [];
  const { logger, ...options } = logOptions('error');
  if (typeof logger !== 'object') throw new Error('it does not log');
  const app = fastify({ ...options, logger: { ...logger, stream: { write: (line) => lines.push(line) } } });
  const test = await createTestDatabase(inject('postgresUrl'));
  try {
    addErrorHandling(app);
    app.get('/', () => test.db.queries.execute(sql`select 1 from no_such_table where email = ${EMAIL}`));
    expect((await app.inject('/')).statusCode).toBe(500);
  } finally {
    await app.close();
    await test.drop();
  }
  const log = lines.join('');
  expect(log).toContain('select 1 from no_such_table where email = $1');
  expect(log).toContain('42P01');
  expect(log).not.toContain(EMAIL);
});
