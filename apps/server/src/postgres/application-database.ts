import { dirname } from 'node:path';
import pg from 'pg';
import { type Cluster, passwordError, SUPERUSER } from './cluster.ts';

/** The application's role and its database have one name. */
const APPLICATION = 'stoa';

/** SQLSTATE of a password that the server does not know. */
const WRONG_PASSWORD = '28P01';

/**
 * Makes the application's role and database unless they exist. The role may create databases and roles but is
 * no superuser, so that the embedded server allows no more than a hosted one would. Returns its address.
 * @throws ExitError when the password that was kept is not the server's.
 */
export async function openApplicationDatabase(port: number, cluster: Cluster): Promise<string> {
  const admin = new pg.Client({
    host: '127.0.0.1',
    port,
    user: SUPERUSER,
    password: cluster.password,
    database: 'postgres',
  });
  await admin.connect().catch((error: unknown) => {
    if (!(error instanceof pg.DatabaseError) || error.code !== WRONG_PASSWORD) throw error;
    throw passwordError(dirname(cluster.folder), 'is another one', error);
  });
  try {
    const role = await admin.query('select 1 from pg_roles where rolname = $1', [APPLICATION]);
    if (role.rowCount === 0) {
      const password = admin.escapeLiteral(cluster.password);
      await admin.query(`create role ${APPLICATION} login createdb createrole password ${password}`);
    }
    const database = await admin.query('select 1 from pg_database where datname = $1', [APPLICATION]);
    if (database.rowCount === 0) await admin.query(`create database ${APPLICATION} owner ${APPLICATION}`);
  } finally {
    await admin.end();
  }
  return applicationUrl(port, cluster.password);
}

export const applicationUrl = (port: number, password: string): string =>
  `postgres://${APPLICATION}:${encodeURIComponent(password)}@127.0.0.1:${port}/${APPLICATION}`;
