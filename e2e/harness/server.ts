import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LITTLE_GARBAGE } from '../../scripts/launch/launch.mjs';
import { ask } from './http.ts';
import { until } from './until.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));
/** As `npm start` does, but that the storefront has been built: what was compiled once is not compiled again. */
const PROGRAM = [...LITTLE_GARBAGE, `${project}scripts/run.mjs`, `${project}apps/server/src/main.ts`];
const START_MS = 180_000;

/** Settings of `docs/operations.md`. */
export type Settings = Readonly<Record<string, string>>;

export interface RunningServer {
  readonly port: number;
  readonly pid: number;
  /** The output of the server, in which tests look for errors. */
  readonly logFile: string;
  /** SIGTERM, and waits until it is gone. */
  stop(): Promise<void>;
  /** SIGKILL, and waits until it is gone. */
  kill(): Promise<void>;
}

/** Files to which the servers of this process write, by their ports. */
export const logs = new Map<number, string>();

/** A server from the moment of its start. */
export interface StartingServer {
  /** What it has written. */
  said(): string;
  /** SIGKILL, and waits until it is gone. */
  kill(): Promise<void>;
  /** Resolves when it is ready. @throws Error with what it wrote when it ends before that */
  ready(): Promise<RunningServer>;
}

/**
 * Starts the server as a user would and waits until it is ready. It listens on `given`, else on a port of the machine's
 * choice, and writes to `logFile`, which no other server does at the same time.
 * @throws Error with what it wrote when it ends before that.
 */
export const startServer = (settings: Settings, logFile: string, given = 0): Promise<RunningServer> =>
  beginServer(settings, logFile, given).ready();

/** As `startServer`, without waiting. */
export function beginServer(settings: Settings, logFile: string, given = 0): StartingServer {
  const instance = randomUUID();
  const log = openSync(logFile, 'a');
  const saidBefore = fstatSync(log).size;
  const { DATABASE_URL: _, ...environment } = process.env;
  const child = spawn(process.execPath, PROGRAM, {
    env: {
      ...environment,
      NODE_ENV: 'production',
      PORT: String(given),
      STOA_INSTANCE: instance,
      STOA_LOG: 'error',
      ...settings,
    },
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const said = () => readFileSync(logFile).subarray(saidBefore).toString('utf8');
  const readyPort = async () => {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error('it ended');
    const port = given || chosenPort(said());
    return port !== undefined && (await isReady(port, instance)) ? port : undefined;
  };
  const kill = () => end(child, 'SIGKILL');
  return {
    said,
    kill,
    async ready() {
      let port: number;
      try {
        port = await until('the server', readyPort, START_MS);
      } catch (error) {
        child.kill('SIGKILL');
        throw new Error(`The server did not start:\n${said().slice(-4_000)}`, { cause: error });
      }
      const { STOA_LOG = 'error' } = settings;
      if (STOA_LOG !== 'silent') logs.set(port, logFile);
      return { port, pid: child.pid ?? 0, logFile, stop: () => end(child, 'SIGTERM'), kill };
    },
  };
}

/** What the server says of a port that the machine chose, in a line of its own. */
function chosenPort(said: string): number | undefined {
  const [, port] = /^Listening on port (\d+)\n/m.exec(said) ?? [];
  return port === undefined ? undefined : Number(port);
}

/** Whether this very start is ready: another server may answer on a port that it did not get. */
async function isReady(port: number, instance: string): Promise<boolean> {
  const reply = await ask({ port, host: `127.0.0.1:${port}`, path: '/readyz' }).catch(() => undefined);
  return reply?.status === 200 && JSON.parse(reply.text).instance === instance;
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}
