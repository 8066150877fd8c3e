import { expect, inject, it } from 'vitest';
import { reachDatabase } from './reach-database.ts';

it.each(['postgres://stoa:hidden@127.0.0.1:1/stoa', 'postgres://stoa:hidden@nowhere.invalid/stoa'])(
  'says in one sentence that nobody answers at %s, without its password',
  async (url) => {
    const failing = reachDatabase(url);
    await expect(failing).rejects.toMatchObject({
      exitSentence: expect.stringMatching(/^The database can't be reached: .*DATABASE_URL/),
    });
    await expect(failing).rejects.not.toThrow(/hidden/);
  },
);

it('says that there is no such database', async () => {
  const url = new URL(inject('postgresUrl'));
  url.pathname = '/there-is-none';
  await expect(reachDatabase(url.href)).rejects.toThrow(/"there-is-none" does not exist/);
});
