import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assertDataFolderUsable } from '../../apps/server/src/postgres/index.ts';
import { ask } from '../../e2e/harness/http.ts';
import { until } from '../../e2e/harness/until.ts';
import { projectFolder } from '../../scripts/launch/project.mjs';
import { HOST } from './demo-pages.ts';

const PATIENCE_MS = 300_000;

/** Stoa as a user started it. */
export interface Started {
  readonly port: number;
  /** From the command to the first page, in seconds. */
  readonly seconds: number;
  /** Waits until it is gone. */
  stop(): Promise<void>;
}

/**
 * `npm start` with an embedded database in `dataFolder`, until the home page is served.
 * @throws Error with what it wrote when it ends before that.
 */
export async function npmStart(dataFolder: string, port: number): Promise<Started> {
  const logFile = join(dataFolder, '..', 'server.log');
  const log = openSync(logFile, 'a');
  const { DATABASE_URL: _database, npm_execpath: npm, ...environment } = process.env;
  const [command, args] = npm?.endsWith('.js') ? [process.execPath, [npm, 'start']] : ['npm', ['start']];
  const began = performance.now();
  const child = spawn(command, args, {
    cwd: projectFolder,
    env: { ...environment, PORT: String(port), STOA_DATA: dataFolder, STOA_DEMO: '1' },
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const ended = once(child, 'exit');
  await until(
    'npm start',
    async () => {
      if (child.exitCode !== null) throw new Error(`npm start ended:\n${readFileSync(logFile, 'utf8')}`);
      const reply = await ask({ port, host: `${HOST}:${port}`, path: '/' }).catch(() => undefined);
      return reply?.status === 200 ? true : undefined;
    },
    PATIENCE_MS,
  );
  const seconds = (performance.now() - began) / 1000;
  return {
    port,
    seconds,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await until('the server to let go of its data', () => isFree(dataFolder), 30_000);
    },
  };
}

/** npm may end before what it started. */
function isFree(dataFolder: string): true | undefined {
  try {
    assertDataFolderUsable(dataFolder);
    return true;
  } catch {
    return undefined;
  }
}
