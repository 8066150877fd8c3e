import type pg from 'pg';

/** Looks at the lock between two words about the wait: with a look a second, a word a minute. */
const LOOKS_A_WORD = 60;

interface Holder {
  readonly name: string | null;
  readonly session: number;
  readonly since: Date | null;
}

/**
 * Takes an advisory lock of the session as soon as it is free. It is looked at now and then, and not queued for: a process
 * that is killed while it waits leaves nothing in the server.
 * @param onWait called with who holds the lock, where another does, and again for as long as it does
 * @param pause between two looks
 */
export async function waitForTurn(
  client: pg.Client,
  lock: number,
  onWait: (holder: string) => void,
  pause: () => Promise<unknown>,
): Promise<void> {
  for (let looks = 0; !(await takes(client, lock)); looks += 1) {
    if (looks % LOOKS_A_WORD === 0) onWait(await holderOf(client, lock));
    await pause();
  }
}

async function takes(client: pg.Client, lock: number): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [
    lock,
  ]);
  return rows[0]?.locked === true;
}

/** Of sessions of other roles PostgreSQL tells no times. */
async function holderOf(client: pg.Client, lock: number): Promise<string> {
  const { rows } = await client.query<Holder>(
    `select nullif(a.application_name, '') as name, l.pid as session, a.backend_start as since
     from pg_locks l join pg_stat_activity a on a.pid = l.pid join pg_database d on d.oid = l.database
     where d.datname = current_database() and l.locktype = 'advisory' and l.granted and l.objsubid = 1
       and l.classid::bigint = $1::bigint >> 32 and l.objid::bigint = $1::bigint & 4294967295`,
    [lock],
  );
  const [holder] = rows;
  if (holder === undefined) return 'it ends at this moment';
  const { name, session, since } = holder;
  return `${name ?? 'a process'}, in session ${session} of PostgreSQL${since ? ` since ${since.toISOString()}` : ''}`;
}
