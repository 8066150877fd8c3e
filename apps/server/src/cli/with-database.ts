import { fileURLToPath } from 'node:url';
import { openDatabase, type PlatformContext, requireSessions } from '@stoa/commerce';
import { oneStartAtATime } from '../app/one-start-at-a-time.ts';
import { startLog } from '../app/progress.ts';
import { reachDatabase } from '../app/reach-database.ts';
import { openSecret } from '../app/secret.ts';
import { tellingFolder } from '../app/telling-folder.ts';
import { tellingLacks, tellingOutage } from '../app/telling-lacks.ts';
import type { BackupPlace } from '../backup/write-backup.ts';
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
  await tellingOutage(() =>
    withDatabase(config, async ({ url, dataFolder }) => {
      const keys = openSecret(config.secret, dataFolder);
      const db = openDatabase({ url, log: startLog, connections, purpose: 'batch' });
      const platform = { db, clock: () => new Date(), log: startLog, keys };
      try {
        await tellingFolder(dataFolder, () => work(platform, { url, dataFolder }));
      } finally {
        await db.close();
      }
    }),
  );
}

async function withDatabase(config: Config, work: (place: Place) => Promise<void>): Promise<void> {
  await atPlace(config, true, async (place, isRunning) => {
    // Whoever runs it has brought it to this version.
    if (!isRunning) await inTurn(place.url, () => reachDatabase(place.url));
    await work(place);
  });
}

type PlaceWork = (place: BackupPlace) => Promise<void>;

/**
 * As `withPlatform`, with the database as it is: it is not brought to this version.
 * @throws ExitError naming what the database lacks
 */
export function withPlace(work: PlaceWork): Promise<void> {
  const config = readConfig(process.env);
  return atPlace(config, true, (place) => work({ ...place, secret: config.secret }));
}

/**
 * As `withPlace`, where no server runs on the data folder.
 * @throws ExitError when one does, or naming what the database lacks
 */
export function withPlaceAlone(work: PlaceWork): Promise<void> {
  const config = readConfig(process.env);
  return atPlace(config, false, (place) => work({ ...place, secret: config.secret }));
}

/** `shares`: whether an embedded server that runs now will do. */
async function atPlace(
  config: Config,
  shares: boolean,
  work: (place: Place, isRunning: boolean) => Promise<void>,
): Promise<void> {
  const embedded = config.databaseUrl === undefined;
  const { path: dataFolder } = chooseDataFolder({ given: config.dataFolder, projectFolder, embedded });
  const { databaseUrl: url } = config;
  if (url !== undefined) {
    await tellingLacks(() => requireSessions(url));
    return work({ url, dataFolder }, false);
  }
  const running = shares ? runningDatabase(dataFolder) : undefined;
  if (running !== undefined) return work({ url: running, dataFolder }, true);
  const postgres = await startEmbeddedPostgres({ dataDir: dataFolder, log: startLog });
  try {
    return await work({ url: postgres.url, dataFolder }, false);
  } finally {
    await postgres.stop();
  }
}

/** Does what a server that starts at this moment must not see half done, nor be seen half way by. */
export const inTurn = <T>(url: string, work: () => Promise<T>): Promise<T> =>
  oneStartAtATime(
    url,
    (holder) => console.error(`A server prepares this database; waiting for it (${holder})`),
    work,
  );
