import { buildApp } from '../../apps/server/src/app/build-app.ts';
import { createServices } from '../../apps/server/src/app/services.ts';
import { readConfig } from '../../apps/server/src/config.ts';
import { silentLog } from '../../apps/server/src/postgres/testing.ts';
import { answerCalls } from './own-process.ts';

export interface SearchServer {
  readonly databaseUrl: string;
  readonly dataFolder: string;
  readonly engine: 'columnar' | 'postgres';
}

/** The server with one engine, asked over HTTP as by any client. */
answerCalls(async ({ databaseUrl, dataFolder, engine }: SearchServer): Promise<{ port: number }> => {
  const config = readConfig({
    PORT: '0',
    DATABASE_URL: databaseUrl,
    STOA_DATA: dataFolder,
    STOA_SEARCH: engine,
    STOA_LOG: 'silent',
    // Each suggestion comes from somebody else, for one visitor gets only so many.
    TRUST_PROXY: '127.0.0.1',
    STOA_SECRET: 'a server that is only measured seals nothing of worth',
  });
  const services = createServices({ config, databaseUrl, dataFolder, log: silentLog });
  await services.start();
  const app = await buildApp(config, services);
  const address = await app.listen({ port: 0, host: config.host });
  return { port: Number(new URL(address).port) };
});
