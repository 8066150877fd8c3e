import { fileURLToPath } from 'node:url';
import { needsDemo } from '../../../demo/needs-demo.ts';
import { announce } from './app/announce.ts';
import { atMost } from './app/at-most.ts';
import { buildApp } from './app/build-app.ts';
import { closeApp } from './app/close-app.ts';
import { progress, startLog } from './app/progress.ts';
import { reachDatabase } from './app/reach-database.ts';
import { createServices } from './app/services.ts';
import { stopOnSignal } from './app/stop-on-signal.ts';
import { readConfig } from './config.ts';
import { filesElsewhere, holdsFilesOf } from './files/shared-files.ts';
import { chooseDataFolder, ExitError, startEmbeddedPostgres } from './postgres/index.ts';

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
        address: `http://${config.host}:${config.port}`,
      }),
    )
  : undefined;
const databaseUrl = postgres?.url ?? config.databaseUrl ?? '';

try {
  await progress.step('Database schema', () => reachDatabase(databaseUrl));
  const services = createServices({ config, databaseUrl, dataFolder: dataFolder.path, log: startLog });
  if (config.demo && (await needsDemo({ platform: services.platform, dataFolder: dataFolder.path }))) {
    const { fillDemo } = await import('../../../demo/fill.ts');
    await fillDemo({
      platform: services.platform,
      pictures: services.pictures,
      ownerUrl: databaseUrl,
      dataFolder: dataFolder.path,
      port: config.port,
      log: progress.note,
    });
  }
  if (!(await holdsFilesOf(services.db, dataFolder.path))) progress.note(filesElsewhere(dataFolder.path));
  await services.start();
  const app = await buildApp(config, services);
  stopOnSignal(async () => {
    await closeApp(app);
    // A slow statement or mail server; what it leaves unfinished is handled as after a crash.
    await atMost(SERVICES_STOP_MS, services.stop());
    await postgres?.stop();
  });
  await app.listen({ port: config.port, host: config.host }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') {
      throw new ExitError(
        `Port ${config.port} is in use; stop what runs there or set PORT to another number.`,
      );
    }
    if (error.code !== 'ENOTFOUND' && error.code !== 'EAI_AGAIN' && error.code !== 'EADDRNOTAVAIL')
      throw error;
    throw new ExitError(
      `HOST is ${config.host}, which is no address of this machine; set it to one, such as 127.0.0.1.`,
    );
  });
  await announce(services, config, app);
} catch (error) {
  await postgres?.stop();
  throw error;
}
