import pg from 'pg';
import { type Cluster, SUPERUSER } from './cluster.ts';

/** The application's role and its database have one name. */
const APPLICATION = 'stoa';

/**
 * Makes the application's role and database unless they exist. The role may create databases and roles but is
 * no superuser, so that the embedded server allows no more than a hosted one would. Returns its address.
 */
export async function openApplicationDatabase(port: number, cluster: Cluster): Promise<string> {
  const admin = new pg.Client({
    host: '127.0.0.1',
    port,
    user: SUPERUSER,
    password: cluster.password,
    database: 'postgres',
  });
  await admin.connect();
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
