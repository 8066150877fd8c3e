import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { migrateDatabase } from '@stoa/commerce';
import { startEmbeddedPostgres } from '../../apps/server/src/postgres/index.ts';
import { silentLog, startTestPostgres } from '../../apps/server/src/postgres/testing.ts';

type BenchDatabase = Awaited<ReturnType<typeof startTestPostgres>>;

/**
 * Starts a PostgreSQL of its own for a catalogue of so many products. Where `STOA_BENCH_DATA` names a folder it is
 * kept there, so that a million products need to be made only once.
 */
export async function startBenchDatabase(products: number): Promise<BenchDatabase> {
  const kept = process.env.STOA_BENCH_DATA;
  const server = kept ? await startKept(join(kept, String(products))) : await startTestPostgres();
  await migrateDatabase(server.url);
  return server;
}

function startKept(dataDir: string): Promise<BenchDatabase> {
  mkdirSync(dataDir, { recursive: true, mode: 0o755 });
  return startEmbeddedPostgres({ dataDir, log: silentLog, durability: 'test' });
}
