import { expect, inject, it } from 'vitest';
import { makeDatabase, within } from '../../../commerce/src/testing/own-database.ts';
import { migrateSchema } from '../migrate.ts';
import { lackOf, type ServerFacts } from './require-server.ts';

const fits: ServerFacts = {
  version: 150_000,
  encoding: 'UTF8',
  isStandby: false,
  isReadOnly: false,
  database: 'shop',
};

it.each<[Partial<ServerFacts>, RegExp | undefined]>([
  [{}, undefined],
  [{ version: 180_001 }, undefined],
  [{ version: 140_012 }, /^DATABASE_URL leads to PostgreSQL 14, and Stoa needs 15 or newer/],
  [
    { encoding: 'LATIN1' },
    /^The database "shop" keeps texts as LATIN1, and Stoa needs UTF8: .*encoding 'UTF8'/,
  ],
  [{ isStandby: true, isReadOnly: true }, /a standby.*the primary server/],
  [{ isReadOnly: true }, /^The database "shop" can only be read \(default_transaction_read_only is on\)/],
])('%o: %s', (facts, said) => {
  const lack = lackOf({ ...fits, ...facts });
  if (said === undefined) expect(lack).toBeUndefined();
  else expect(lack).toMatch(said);
});

it.each([
  [`encoding 'LATIN1' locale_provider libc locale 'C' template template0`, '', /LATIN1/],
  ['', 'set default_transaction_read_only = on', /can only be read/],
])('is asked before anything is written: create database %s %s', async (made, altered, said) => {
  const adminUrl = inject('postgresUrl');
  const { name, url, drop } = await makeDatabase(adminUrl, made);
  try {
    if (altered !== '') {
      await within(adminUrl, (admin) => admin.query(`alter database ${name} ${altered}`));
    }
    await expect(migrateSchema(url)).rejects.toMatchObject({ exitSentence: expect.stringMatching(said) });
  } finally {
    await drop();
  }
});
