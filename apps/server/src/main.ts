import { fileURLToPath } from 'node:url';
import { atMost } from '@stoa/domain';
import { announce } from './app/announce.ts';
import { beginToStop, closeApp } from './app/close-app.ts';
import { listen } from './app/listen.ts';
import { prepareStart } from './app/prepare-start.ts';
import { progress, startLog } from './app/progress.ts';
import { stopOnSignal } from './app/stop-on-signal.ts';
import { readConfig } from './config.ts';
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
  const { services, app, port } = await prepareStart(config, { databaseUrl, dataFolder: dataFolder.path });
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
  await announce(services, config, port);
} catch (error) {
  await postgres?.stop();
  throw error;
}
