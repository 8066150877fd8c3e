import { fileURLToPath } from 'node:url';
import { atMost } from '@stoa/domain';
import { needsDemo } from '../../../demo/needs-demo.ts';
import { announce } from './app/announce.ts';
import { buildApp } from './app/build-app.ts';
import { beginToStop, closeApp } from './app/close-app.ts';
import { listen } from './app/listen.ts';
import { progress, startLog } from './app/progress.ts';
import { reachDatabase } from './app/reach-database.ts';
import { createServices } from './app/services.ts';
import { stopOnSignal } from './app/stop-on-signal.ts';
import { readConfig } from './config.ts';
import { filesElsewhere, holdsFilesOf } from './files/shared-files.ts';
import { chooseDataFolder, startEmbeddedPostgres } from './postgres/index.ts';

/** Milliseconds: with those of `closeApp`, whoever runs us waits five seconds. */
const SERVICES_STOP_MS = 1_000;

const projectFolder = fileURLToPath(new URL('../../..', import.meta.url));

const config = readConfig(process.env);
const embedded = config.databaseUrl === undefined;
const dataFolder = chooseDataFolder({ given: config.dataFolder, projectFolder, embedded });
if (dataFolder.notice !== undefined) progress.note(dataFolder.notice);

const postgres = embedded
  ? await progress.step('PostgreSQL', () =>
      startEmbeddedPostgres({
        dataDir: dataFolder.path,
        log: startLog,
        // A port of the machine's choice is not known yet.
        ...(config.port !== 0 && { address: `http://${config.host}:${config.port}` }),
      }),
    )
  : undefined;
const databaseUrl = postgres?.url ?? config.databaseUrl ?? '';

try {
  await progress.step('Database schema', () => reachDatabase(databaseUrl));
  const services = createServices({ config, databaseUrl, dataFolder: dataFolder.path, log: startLog });
  const app = await buildApp(config, services);
  // A port of the machine's choice is taken first: the addresses of the demo's shops name it.
  const chosen = config.port === 0 ? await listen(app, config) : config.port;
  if (config.demo && (await needsDemo({ platform: services.platform, dataFolder: dataFolder.path }))) {
    const { fillDemo } = await import('../../../demo/fill.ts');
    await fillDemo({
      platform: services.platform,
      pictures: services.pictures,
      ownerUrl: databaseUrl,
      dataFolder: dataFolder.path,
      port: chosen,
      log: progress.note,
    });
  }
  if (!(await holdsFilesOf(services.db, dataFolder.path))) progress.note(filesElsewhere(dataFolder.path));
  await services.start();
  stopOnSignal({
    drainFor: config.drainSeconds * 1000,
    drain() {
      beginToStop(app);
      progress.note(`Stopping in ${config.drainSeconds} s; until then all is served`);
    },
    // Background jobs go on till here: where there is no other process, what is due should not wait for the drain.
    async close() {
      await closeApp(app);
      // A slow statement or mail server; what it leaves unfinished is handled as after a crash.
      await atMost(SERVICES_STOP_MS, services.stop(), undefined);
      await postgres?.stop();
    },
  });
  if (config.port !== 0) await listen(app, config);
  await announce(services, config, chosen);
} catch (error) {
  await postgres?.stop();
  throw error;
}
