import { requireSessions } from '@stoa/commerce';
import type { FastifyInstance } from 'fastify';
import { needsDemo } from '../../../../demo/needs-demo.ts';
import type { Config } from '../config.ts';
import { filesElsewhere, holdsFilesOf } from '../files/shared-files.ts';
import { buildApp } from './build-app.ts';
import { listen } from './listen.ts';
import { oneStartAtATime } from './one-start-at-a-time.ts';
import { progress, startLog } from './progress.ts';
import { reachDatabase } from './reach-database.ts';
import { createServices, type Services } from './services.ts';
import { tellingFolder } from './telling-folder.ts';
import { tellingLacks, tellingOutage } from './telling-lacks.ts';

export interface Place {
  readonly databaseUrl: string;
  readonly dataFolder: string;
}

export interface Prepared {
  readonly services: Services;
  readonly app: FastifyInstance;
  /** The port that is listened on, or is to be. */
  readonly port: number;
}

/**
 * Makes what a server needs before it answers: the schema, the demo shops where they are wanted, the claim of its files.
 * Of several processes that start at once one makes it, and the others wait for it.
 * @throws ExitError naming what the database lacks, or what is wrong with the data folder
 */
export async function prepareStart(config: Config, place: Place): Promise<Prepared> {
  const { databaseUrl } = place;
  const sayThatWeWait = (holder: string) =>
    progress.note(`Another process prepares this database; waiting for it (${holder})`);
  // The embedded server is reached by nothing in between.
  if (config.databaseUrl !== undefined) await tellingLacks(() => requireSessions(databaseUrl));
  return tellingOutage(() => oneStartAtATime(databaseUrl, sayThatWeWait, () => prepare(config, place)));
}

async function prepare(config: Config, place: Place): Promise<Prepared> {
  await progress.step('Database schema', () => reachDatabase(place.databaseUrl));
  return tellingFolder(place.dataFolder, () => fill(config, place));
}

async function fill(config: Config, { databaseUrl, dataFolder }: Place): Promise<Prepared> {
  const services = createServices({ config, databaseUrl, dataFolder, log: startLog });
  const app = await buildApp(config, services);
  // A port of the machine's choice is taken first: the addresses of the demo's shops name it.
  const port = config.port === 0 ? await listen(app, config) : config.port;
  const { platform, pictures } = services;
  if (config.demo && (await needsDemo({ platform, dataFolder }))) {
    const { fillDemo } = await import('../../../../demo/fill.ts');
    await fillDemo({ platform, pictures, ownerUrl: databaseUrl, dataFolder, port, log: progress.note });
  }
  if (!(await holdsFilesOf(services.db, dataFolder))) progress.note(filesElsewhere(dataFolder));
  return { services, app, port };
}
