import { expect, it } from 'vitest';
import { ExitError } from '../postgres/index.ts';
import { tellingLacks, tellingOutage } from './telling-lacks.ts';

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

it.each([
  ['42P01', 'relation "prodct" does not exist'],
  ['42704', 'unrecognized configuration parameter "stoa.shop"'],
  ['42501', 'permission denied for table customer'],
  ['3F000', 'schema "shp" does not exist'],
  ['25006', 'cannot execute INSERT in a read-only transaction'],
])('of a database that was opened %s is a fault of ours: %s', async (code, message) => {
  const fault = ofServer(code, message);
  await expect(tellingOutage(() => Promise.reject(fault))).rejects.toBe(fault);
});

it.each([
  ['08006', 'connection failure', /can't be reached: connection failure/],
  ['53300', 'sorry, too many clients already', /no connection left/],
  ['53100', 'No space left on device', /disk of PostgreSQL is full/],
])('that it is away or full is told still: %s', async (code, message, said) => {
  await expect(tellingOutage(() => Promise.reject(ofServer(code, message)))).rejects.toMatchObject({
    exitSentence: expect.stringMatching(said),
  });
});

it.each(['EACCES', 'ENOENT'])('%s of the socket is an outage, and of a file it is none', async (code) => {
  const connecting = Object.assign(new Error(`connect ${code}`), { code, syscall: 'connect' });
  expect(await thrown(connecting)).toMatchObject({ exitSentence: expect.stringMatching(/can't be reached/) });
  const making = Object.assign(new Error(`${code}, mkdir`), { code, syscall: 'mkdir' });
  expect(await thrown(making)).toBe(making);
});

it('a sentence is left as it is, and so is a fault', async () => {
  for (const error of [new ExitError('Say it.', { cause: ofServer('42501', 'no') }), new TypeError('fault')])
    expect(await thrown(error)).toBe(error);
});
