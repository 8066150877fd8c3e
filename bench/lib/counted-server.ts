import { recordStatements } from '@stoa/commerce/testing';
import { buildApp } from '../../apps/server/src/app/build-app.ts';
import { createServices } from '../../apps/server/src/app/services.ts';
import { readConfig } from '../../apps/server/src/config.ts';
import { silentLog } from '../../apps/server/src/postgres/testing.ts';
import { fillDemo } from '../../demo/fill.ts';

const SECRET = 'a server that only counts seals with this secret; it guards nothing';

/** In the addresses of the demo shops; nothing listens there. */
const DEMO_PORT = 3000;

/** The server in this process, so that what it asks its database can be counted. */
export interface CountedServer {
  readonly port: number;
  /** Returns how many SQL statements `work` causes, transaction control left out. */
  count(work: () => Promise<unknown>): Promise<number>;
  /** Lets go of all that is kept of the shops' pages, as a change of everything would. */
  forget(): void;
  stop(): Promise<void>;
}

/** Fills an empty database with the demo shops. Follows no changes and sends no mail: whatever is counted was caused by a request. */
export async function startCountedServer(databaseUrl: string, dataFolder: string): Promise<CountedServer> {
  const config = readConfig({
    PORT: '0',
    DATABASE_URL: databaseUrl,
    STOA_DATA: dataFolder,
    STOA_SECRET: SECRET,
    STOA_LOG: 'silent',
  });
  const services = createServices({ config, databaseUrl, dataFolder, log: silentLog });
  const { platform, pictures } = services;
  await fillDemo({
    platform,
    pictures,
    ownerUrl: databaseUrl,
    dataFolder,
    port: DEMO_PORT,
    log: () => undefined,
  });
  await services.hosts.refresh();
  const app = await buildApp(config, services);
  const address = await app.listen({ port: 0, host: config.host });
  return {
    port: Number(new URL(address).port),
    count: async (work) => (await recordStatements(services.db, work)).length,
    forget: () => services.versions.bumpAll(),
    async stop() {
      await app.close();
      await services.stop();
    },
  };
}
