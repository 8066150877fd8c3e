import { expect, it } from 'vitest';
import { ExitError } from '../postgres/index.ts';
import { tellingLacks } from './telling-lacks.ts';

const thrown = (error: unknown) =>
  tellingLacks(() => Promise.reject(error)).catch((reason: unknown) => reason);

/** As Drizzle throws it: around what the server said. */
const ofServer = (code: string, message: string) =>
  new Error('Failed query', { cause: Object.assign(new Error(message), { code }) });

it.each([
  [
    '42501',
    'permission denied for schema public',
    /\(permission denied for schema public\).*own the database/,
  ],
  ['42704', 'role "stoa_app" does not exist', /lacks something.*role "stoa_app" does not exist/],
  ['42P01', 'relation "shop" does not exist', /not whole.*restore it/],
  ['3F000', 'schema "pgboss" does not exist', /not whole.*restore it/],
  ['25006', 'cannot execute INSERT in a read-only transaction', /only be read.*primary server/],
  ['53300', 'sorry, too many clients already', /no connection left.*max_connections/],
  ['53100', 'No space left on device', /disk of PostgreSQL is full/],
  ['08P01', 'unsupported startup parameter: search_path', /refuses the setting search_path.*DATABASE_URL/],
  ['08006', 'connection failure', /can't be reached: connection failure/],
])('%s is told in a sentence: %s', async (code, message, said) => {
  const error = await thrown(ofServer(code, message));
  expect(error).toBeInstanceOf(ExitError);
  expect(error).toMatchObject({ exitSentence: expect.stringMatching(said) });
});

it('a sentence is left as it is, and so is a fault', async () => {
  for (const error of [new ExitError('Say it.', { cause: ofServer('42501', 'no') }), new TypeError('fault')])
    expect(await thrown(error)).toBe(error);
});
