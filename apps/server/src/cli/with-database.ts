import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startLog } from '../app/progress.ts';
import { reachDatabase } from '../app/reach-database.ts';
import { readConfig } from '../config.ts';
import { chooseDataFolder, startEmbeddedPostgres } from '../postgres/index.ts';

const projectFolder = fileURLToPath(new URL('../../../..', import.meta.url));

/** Is given the database's address and the folder of files. */
type Work<T> = (url: string, dataFolder: string) => Promise<T>;

/**
 * Runs `work` with the address of the database the server uses: `DATABASE_URL`, the embedded server that runs
 * now, or else the embedded server started for the while.
 */
export async function withDatabase<T>(work: Work<T>): Promise<T> {
  const config = readConfig(process.env);
  const embedded = config.databaseUrl === undefined;
  const { path } = chooseDataFolder({ given: config.dataFolder, projectFolder, embedded });
  if (config.databaseUrl !== undefined) return migrated(config.databaseUrl, path, work);
  const running = runningDatabase(path);
  if (running !== undefined) return work(running, path);
  const postgres = await startEmbeddedPostgres({ dataDir: path, log: startLog });
  try {
    return await migrated(postgres.url, path, work);
  } finally {
    await postgres.stop();
  }
}

async function migrated<T>(url: string, dataFolder: string, work: Work<T>): Promise<T> {
  await reachDatabase(url);
  return work(url, dataFolder);
}

/** The address of the embedded server that runs on this data folder, by what it wrote down. */
function runningDatabase(dataFolder: string): string | undefined {
  const pidFile = join(dataFolder, 'postgres', 'postmaster.pid');
  const passwordFile = join(dataFolder, 'postgres-password');
  if (!existsSync(pidFile) || !existsSync(passwordFile)) return undefined;
  const [pid, , , port] = readFileSync(pidFile, 'utf8').split('\n');
  if (!isAlive(Number(pid))) return undefined;
  const password = encodeURIComponent(readFileSync(passwordFile, 'utf8').trim());
  return `postgres://stoa:${password}@127.0.0.1:${port}/stoa`;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
