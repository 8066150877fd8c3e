import { sqlState } from '@stoa/database';
import pg from 'pg';
import { unique } from './unique.ts';

/** A database of a test's own, which the test brings to whatever state it needs. */
export interface OwnDatabase {
  readonly name: string;
  readonly url: string;
  drop(): Promise<void>;
}

/**
 * Makes a database on a server.
 * @param adminUrl of the server, for a role that may create databases
 * @param options of `create database`; empty without any
 */
export async function makeDatabase(adminUrl: string, options = ''): Promise<OwnDatabase> {
  const name = unique('stoa_own').replaceAll('-', '_');
  await within(adminUrl, (admin) => admin.query(`create database ${name} ${options}`));
  return { name, url: named(adminUrl, name), drop: () => dropDatabase(adminUrl, name) };
}

/** Returns the address of another database of the same server. */
export const named = (url: string, name: string): string =>
  Object.assign(new URL(url), { pathname: `/${name}` }).href;

/** Works in a database by a connection that ends. */
export async function within<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** What the server says when a process of its own, such as a vacuum, is in the database at this moment. */
const INSUFFICIENT_PRIVILEGE = '42501';

/** Tries again: a role without superuser rights can't end the server's own processes, which are soon done. */
export const dropDatabase = (adminUrl: string, name: string): Promise<void> =>
  within(adminUrl, async (admin) => {
    for (let attempt = 1; ; attempt++) {
      try {
        await admin.query(`drop database if exists ${name} with (force)`);
        return;
      } catch (error) {
        if (attempt === 100 || sqlState(error) !== INSUFFICIENT_PRIVILEGE) throw error;
        await admin.query('select pg_sleep(0.1)');
      }
    }
  });
