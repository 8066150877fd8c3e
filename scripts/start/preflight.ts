import { createServer } from 'node:net';
import { type Config, readConfig } from '../../apps/server/src/config.ts';
import { assertDataFolderUsable, chooseDataFolder } from '../../apps/server/src/postgres/index.ts';
import { projectFolder } from '../launch/project.mjs';

/**
 * What would stop the server later stops the start now, before anything long is done or the files of a server
 * that runs are replaced: a wrong setting, data in use, a port in use.
 */
export async function preflight(): Promise<Config> {
  const config = readConfig(process.env);
  const embedded = config.databaseUrl === undefined;
  const data = chooseDataFolder({ given: config.dataFolder, projectFolder, embedded });
  if (embedded) assertDataFolderUsable(data.path);
  await assertPortFree(config.port, config.host);
  if (data.notice !== undefined) console.log(`• ${data.notice}`);
  return config;
}

function assertPortFree(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}
