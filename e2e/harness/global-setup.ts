import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { makeTestFolder, startTestPostgres } from '../../apps/server/src/postgres/testing.ts';
import { startMailServer } from './mailbox.ts';
import { startServer } from './server.ts';

/** The server with the demo shops that all files of a run share. */
export interface DemoServer {
  readonly port: number;
  readonly mails: string;
  readonly logFile: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Get it with `inject`. */
    demo: DemoServer;
    /** Of a PostgreSQL server for tests that bring their own shop, for a role that may create databases. */
    postgresUrl: string;
  }
}

/** Starts what a run needs, and returns how to end it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = makeTestFolder();
  const mails = join(folder, 'mails');
  mkdirSync(mails);
  const ends: (() => Promise<void>)[] = [];
  const endAll = async () => {
    for (const end of ends.reverse()) await end();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const mailServer = await startMailServer(mails);
    ends.push(mailServer.stop);
    const postgres = await startTestPostgres();
    ends.push(postgres.stop);
    const settings = { STOA_DATA: join(folder, 'data'), STOA_DEMO: '1', SMTP_URL: mailServer.url };
    const server = await startServer(settings, join(folder, 'server.log'));
    ends.push(server.stop);
    project.provide('demo', { port: server.port, mails, logFile: server.logFile });
    project.provide('postgresUrl', postgres.url);
    return endAll;
  } catch (error) {
    await endAll();
    throw error;
  }
}
