import { buildApp } from '../../apps/server/src/app/build-app.ts';
import { closeApp } from '../../apps/server/src/app/close-app.ts';
import { createServices, type Services } from '../../apps/server/src/app/services.ts';
import { readConfig } from '../../apps/server/src/config.ts';
import { silentLog } from '../../apps/server/src/postgres/testing.ts';
import type { Settings } from './server.ts';

const SECRET = 'a server in a test process seals with this secret; it guards nothing';

/** The server in this process, so that a test can reach what it keeps. Searches are answered by PostgreSQL. */
export interface OwnApp {
  readonly port: number;
  readonly services: Services;
  /** Tells whether the server has a route, by its address as it was declared. */
  hasRoute(url: string): boolean;
  /** Lets requests under way complete, for `patience` milliseconds or as long as usual. */
  stop(patience?: number): Promise<void>;
}

/** Starts the server on a database that is filled; it hears of changes once its services are started. */
export async function openOwnApp(
  databaseUrl: string,
  dataFolder: string,
  settings: Settings = {},
): Promise<OwnApp> {
  const config = readConfig({
    PORT: '0',
    DATABASE_URL: databaseUrl,
    STOA_DATA: dataFolder,
    STOA_DEMO: '0',
    STOA_SECRET: SECRET,
    STOA_LOG: 'silent',
    STOA_SEARCH: 'postgres',
    ...settings,
  });
  const services = createServices({ config, databaseUrl, dataFolder, log: silentLog });
  await services.hosts.refresh();
  const app = await buildApp(config, services);
  const address = await app.listen({ port: 0, host: config.host });
  return {
    port: Number(new URL(address).port),
    services,
    hasRoute: (url) => app.hasRoute({ method: 'GET', url }),
    async stop(patience) {
      await closeApp(app, patience);
      await services.stop();
    },
  };
}
