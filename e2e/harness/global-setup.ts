import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { makeTestFolder, startTestPostgres } from '../../apps/server/src/postgres/testing.ts';
import { startNeighbourIfWanted } from '../../scripts/testing/neighbour.ts';
import { startMailServer } from './mailbox.ts';
import { startServer } from './server.ts';

/** A server with the demo shops. It is asked by one file at a time. */
export interface DemoServer {
  readonly port: number;
  readonly mails: string;
  readonly logFile: string;
  /** Of its database and files. */
  readonly dataFolder: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** One for each worker; that of a file is `demo` of demo.ts. */
    demos: readonly DemoServer[];
    /** Of a PostgreSQL server for tests that bring their own shop, for a role that may create databases. */
    postgresUrl: string;
  }
}

type End = () => Promise<void>;

/** Starts what a run needs, and returns how to end it. */
export async function setup(project: TestProject): Promise<End> {
  const folder = makeTestFolder();
  const ends: End[] = [];
  const endAll = async () => {
    for (const end of ends.reverse()) await end();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const postgres = await startTestPostgres();
    ends.push(postgres.stop, await startNeighbourIfWanted(postgres.url));
    const workers = Array.from({ length: project.config.maxWorkers }, (_, at) => join(folder, `${at}`));
    const starting = workers.map((ownFolder) => startDemo(ownFolder, ends));
    // When one does not start the other is waited for as well, so that it can be ended.
    await Promise.allSettled(starting);
    project.provide('demos', await Promise.all(starting));
    project.provide('postgresUrl', postgres.url);
    return endAll;
  } catch (error) {
    await endAll();
    throw error;
  }
}

async function startDemo(folder: string, ends: End[]): Promise<DemoServer> {
  const mails = join(folder, 'mails');
  mkdirSync(mails, { recursive: true });
  const mailServer = await startMailServer(mails);
  ends.push(mailServer.stop);
  const dataFolder = join(folder, 'data');
  const settings = { STOA_DATA: dataFolder, STOA_DEMO: '1', SMTP_URL: mailServer.url };
  const { port, logFile, stop } = await startServer(settings, join(folder, 'server.log'));
  ends.push(stop);
  return { port, mails, logFile, dataFolder };
}
