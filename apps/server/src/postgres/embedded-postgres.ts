import { realpathSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Log } from '@stoa/commerce';
import { openApplicationDatabase } from './application-database.ts';
import { findBinaries } from './binaries.ts';
import { openCluster } from './cluster.ts';
import { clusterFolder, prepareDataFolder } from './data-folder.ts';
import { assertNotRunning, lockDataFolder } from './data-lock.ts';
import { databaseUser } from './database-user.ts';
import { ExitError } from './exit-error.ts';
import { endLeftovers } from './leftovers.ts';
import { type Postmaster, PostmasterError, type PostmasterOptions, startPostmaster } from './postmaster.ts';
import type { Durability } from './settings.ts';
import { supervise } from './supervisor.ts';

export interface EmbeddedPostgresOptions {
  /** The data folder (`STOA_DATA`); made when missing, never moved or copied. */
  readonly dataDir: string;
  readonly log: Log;
  /** Where the shops are reached; told to who starts a second server on the same data. */
  readonly address?: string;
  /** `full` by default. */
  readonly durability?: Durability;
  /** Chooses a port of the loopback address to try; by default one that was free a moment ago. */
  readonly choosePort?: () => Promise<number>;
}

/** A PostgreSQL of our own. It is restarted, on the same port, when it ends unasked, and ends with us. */
export interface EmbeddedPostgres {
  /** Of the application's database, for a role that may create databases and roles. */
  readonly url: string;
  /** Of the PostgreSQL server that runs now. */
  readonly pid: number;
  /** Ends the server and gives the data folder free. */
  stop(): Promise<void>;
}

/**
 * Says early, before long steps, whether a server could start on the data folder; makes it when it is missing.
 * @throws ExitError when the folder can't be used or another process runs on it.
 */
export function assertDataFolderUsable(dataDir: string): void {
  prepareDataFolder(dataDir, databaseUser(clusterFolder(dataDir)));
  assertNotRunning(dataDir);
}

/**
 * Starts PostgreSQL on the data folder, making the database the first time, on a free port of the loopback
 * address. As root it runs as another user, see `databaseUser`.
 * @throws ExitError when the folder, the binaries or the data can't be used, or another process runs on them.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const user = databaseUser(clusterFolder(options.dataDir));
  prepareDataFolder(options.dataDir, user);
  const dataDir = realpathSync(options.dataDir);
  const durability = options.durability ?? 'full';
  const lock = lockDataFolder(dataDir, options.address ?? 'no address yet');
  try {
    const binaries = findBinaries(dataDir, user);
    const cluster = openCluster(dataDir, binaries, user, durability);
    const clean = () => endLeftovers(cluster.folder, binaries, options.log);
    await clean();
    const logFile = join(dataDir, 'postgres.log');
    const { postmaster, port } = await startOnFreePort(
      { binaries, cluster, user, durability, logFile },
      options.choosePort ?? freePort,
    );
    const restart = async () => {
      await clean();
      return startPostmaster({ binaries, cluster, user, durability, logFile, port });
    };
    const supervised = supervise(postmaster, restart, options.log);
    const stop = () => supervised.stop().finally(() => lock.release());
    const url = await openApplicationDatabase(port, cluster).catch(async (error) => {
      await stop();
      throw error;
    });
    return {
      url,
      stop,
      get pid() {
        return supervised.pid;
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

const PORT_ATTEMPTS = 5;

async function startOnFreePort(
  options: Omit<PostmasterOptions, 'port'>,
  choosePort: () => Promise<number>,
): Promise<{ postmaster: Postmaster; port: number }> {
  for (let attempt = 1; ; attempt += 1) {
    const port = await choosePort();
    try {
      return { postmaster: await startPostmaster({ ...options, port }), port };
    } catch (error) {
      if (!(error instanceof PostmasterError)) throw error;
      // Somebody else may take the port between our look and PostgreSQL's.
      if (error.portTaken && attempt < PORT_ATTEMPTS) continue;
      throw new ExitError(
        `${error.message} Its log is ${options.logFile}; mend the cause, or set DATABASE_URL.`,
        {
          cause: error,
        },
      );
    }
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const bound = probe.address();
      probe.close(() => {
        if (bound !== null && typeof bound === 'object') resolve(bound.port);
        else reject(new Error('no free port'));
      });
    });
  });
}
