import { APP_ROLE } from '@stoa/database';
import type pg from 'pg';
import { getConstructionPlans, getMigrationPlans, PgBoss } from 'pg-boss';
import library from 'pg-boss/package.json' with { type: 'json' };
import type { AnyJobKind } from './job-kind.ts';

/**
 * Brings the library's schema to its version, makes a queue of each kind with the rules of this version, and lets the
 * application's role work in it. Needs a connection that owns the database; the role must exist.
 */
export async function installQueues(owner: pg.Client, kinds: readonly AnyJobKind[]): Promise<void> {
  await bringUpToDate(owner);
  await grantRights(owner);
  const boss = new PgBoss({
    db: { executeSql: (text, values) => owner.query(text, values) },
    migrate: false,
    supervise: false,
    schedule: false,
  });
  await boss.start();
  try {
    for (const kind of kinds) await installQueue(boss, kind);
  } finally {
    await boss.stop();
  }
}

async function bringUpToDate(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query<{ installed: boolean }>(
    `select to_regclass('pgboss.version') is not null as installed`,
  );
  if (!rows[0]?.installed) {
    await owner.query(getConstructionPlans());
    return;
  }
  const known = await owner.query<{ version: number }>('select version from pgboss.version');
  const version = known.rows[0]?.version ?? 0;
  if (version < library.pgboss.schema) await owner.query(getMigrationPlans('pgboss', version));
}

/** Only where a right is missing: what is granted writes to every table's entry. */
async function grantRights(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query<{ granted: boolean }>(
    `select has_schema_privilege($1, 'pgboss', 'USAGE') and not exists (
       select from pg_class c, unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE']) kind
       where c.relnamespace = 'pgboss'::regnamespace and c.relkind in ('r', 'p', 'v')
         and not has_table_privilege($1, c.oid, kind)) as granted`,
    [APP_ROLE],
  );
  if (rows[0]?.granted) return;
  await owner.query(`
    grant usage on schema pgboss to ${APP_ROLE};
    grant select, insert, update, delete on all tables in schema pgboss to ${APP_ROLE}`);
}

async function installQueue(boss: PgBoss, { queue, rules, oneAtATime }: AnyJobKind): Promise<void> {
  const options = { ...rules, retryBackoff: true };
  await boss.createQueue(queue, { ...options, policy: oneAtATime ? 'exclusive' : 'standard' });
  await boss.updateQueue(queue, options);
}
