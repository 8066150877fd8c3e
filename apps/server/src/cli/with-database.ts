import { fileURLToPath } from 'node:url';
import { openDatabase, type PlatformContext, requireSessions } from '@stoa/commerce';
import { oneStartAtATime } from '../app/one-start-at-a-time.ts';
import { startLog } from '../app/progress.ts';
import { reachDatabase } from '../app/reach-database.ts';
import { openSecret } from '../app/secret.ts';
import { tellingLacks } from '../app/telling-lacks.ts';
import { type Config, readConfig } from '../config.ts';
import { chooseDataFolder, runningDatabase, startEmbeddedPostgres } from '../postgres/index.ts';

const projectFolder = fileURLToPath(new URL('../../../..', import.meta.url));

/** The database and files of the server, for a command. */
interface Place {
  /** The database's address, as the owner of its tables. */
  readonly url: string;
  /** The folder of files. */
  readonly dataFolder: string;
}

type Work = (platform: PlatformContext, place: Place) => Promise<void>;

/**
 * Runs `work` on the database the server uses: `DATABASE_URL`, the embedded server that runs now, or else the
 * embedded server, started for as long as `work` runs. `connections` at most.
 * @throws ExitError naming what the database lacks
 */
export async function withPlatform(connections: number, work: Work): Promise<void> {
  const config = readConfig(process.env);
  await tellingLacks(() =>
    withDatabase(config, async ({ url, dataFolder }) => {
      const keys = openSecret(config.secret, dataFolder);
      const db = openDatabase({ url, log: startLog, connections, purpose: 'batch' });
      try {
        await work({ db, clock: () => new Date(), log: startLog, keys }, { url, dataFolder });
      } finally {
        await db.close();
      }
    }),
  );
}

async function withDatabase(config: Config, work: (place: Place) => Promise<void>): Promise<void> {
  const embedded = config.databaseUrl === undefined;
  const { path } = chooseDataFolder({ given: config.dataFolder, projectFolder, embedded });
  if (config.databaseUrl !== undefined) {
    await requireSessions(config.databaseUrl);
    return migrated({ url: config.databaseUrl, dataFolder: path }, work);
  }
  const running = runningDatabase(path);
  if (running !== undefined) return work({ url: running, dataFolder: path });
  const postgres = await startEmbeddedPostgres({ dataDir: path, log: startLog });
  try {
    return await migrated({ url: postgres.url, dataFolder: path }, work);
  } finally {
    await postgres.stop();
  }
}

async function migrated(place: Place, work: (place: Place) => Promise<void>): Promise<void> {
  await inTurn(place.url, () => reachDatabase(place.url));
  return work(place);
}

/** Does what a server that starts at this moment must not see half done, nor be seen half way by. */
export const inTurn = <T>(url: string, work: () => Promise<T>): Promise<T> =>
  oneStartAtATime(url, () => console.error('A server prepares this database; waiting for it'), work);
