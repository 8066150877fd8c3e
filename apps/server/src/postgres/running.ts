import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { applicationUrl } from './application-database.ts';
import { readPassword } from './cluster.ts';
import { clusterFolder } from './data-folder.ts';
import { isInUse } from './data-lock.ts';

/**
 * Returns the address of the application's database, where a process runs it on this data folder. By the lock: the
 * process whose id a server has left behind may be anybody by now.
 */
export function runningDatabase(dataDir: string): string | undefined {
  const pidFile = join(clusterFolder(dataDir), 'postmaster.pid');
  if (!existsSync(pidFile) || !isInUse(dataDir)) return undefined;
  const [, , , port = ''] = readFileSync(pidFile, 'utf8').split('\n');
  return applicationUrl(Number(port), readPassword(dataDir));
}
