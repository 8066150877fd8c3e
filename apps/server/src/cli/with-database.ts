import { fileURLToPath } from 'node:url';
import { startLog } from '../app/progress.ts';
import { reachDatabase } from '../app/reach-database.ts';
import { readConfig } from '../config.ts';
import { chooseDataFolder, runningDatabase, startEmbeddedPostgres } from '../postgres/index.ts';

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
