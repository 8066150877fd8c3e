import { type Database, readMailFigures, readQueueFigures, readTableSizes } from '@stoa/commerce';
import { Gauge, type Registry } from 'prom-client';
import type { HostDirectory } from '../shops/host-directory.ts';
import { shopsOf } from '../shops/shops-of.ts';

/** The least milliseconds between two readings: figures read once per scrape, and figures read shop by shop. */
const ONE_LOOK = 1000;
const MAIL_EVERY = 60_000;

interface Measured {
  readonly db: Database;
  readonly hosts: HostDirectory;
}

/**
 * Metrics of background work and of the tables it prunes, collected on request. While the database is away these are
 * missing and all other metrics are served.
 */
export function addJobMetrics(registry: Registry, { db, hosts }: Measured): void {
  const gauge = (name: string, help: string, labelNames: string[], set: (gauge: Gauge) => Promise<void>) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        this.reset();
        await set(this).catch(() => undefined);
      },
    });
  const queues = atMostEvery(ONE_LOOK, () => readQueueFigures(db));
  const mails = atMostEvery(MAIL_EVERY, () => readMailFigures(db, shopsOf(hosts.table)));

  gauge('stoa_jobs', 'Jobs by state, at most a minute old', ['queue', 'state'], async (jobs) => {
    for (const { queue, waiting, deferred, active, failed } of await queues()) {
      const states = Object.entries({ waiting, deferred, active, failed });
      for (const [state, count] of states) jobs.set({ queue, state }, count);
    }
  });
  gauge('stoa_job_oldest_seconds', 'Age of the job that waits longest', ['queue'], async (age) => {
    for (const { queue, oldest } of await queues()) age.set({ queue }, oldest);
  });
  gauge('stoa_table_rows', 'About how many rows a table has', ['table'], async (size) => {
    for (const { table, rows } of await readTableSizes(db)) size.set({ table }, rows);
  });
  gauge('stoa_mails', 'Mails that are not sent, at most a minute old', ['state'], async (count) => {
    const { waiting, failed } = await mails();
    count.set({ state: 'waiting' }, waiting);
    count.set({ state: 'failed' }, failed);
  });
  gauge('stoa_mail_oldest_seconds', 'Age of the mail that waits longest', [], async (age) => {
    const { oldest } = await mails();
    age.set(oldest === undefined ? 0 : (Date.now() - oldest.getTime()) / 1000);
  });
}

/** Caches the answer of `read` for `milliseconds`; failures are not cached. */
function atMostEvery<T>(milliseconds: number, read: () => Promise<T>): () => Promise<T> {
  let readAt = Number.NEGATIVE_INFINITY;
  let last: Promise<T> | undefined;
  return () => {
    if (last && Date.now() - readAt < milliseconds) return last;
    readAt = Date.now();
    const asked = read();
    asked.catch(() => {
      if (last === asked) last = undefined;
    });
    last = asked;
    return asked;
  };
}
