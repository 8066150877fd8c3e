import { describe, expect, it } from 'vitest';
import type { Postmaster } from './postmaster.ts';
import { supervise } from './supervisor.ts';
import { silentLog } from './testing.ts';

/** Makes a server that ends when told to, or by its `crash`. */
function makeServer(pid: number) {
  const { promise, resolve } = Promise.withResolvers<string>();
  const server = { pid, ended: promise, stopped: false };
  const postmaster: Postmaster = {
    pid,
    ended: promise,
    async stop() {
      server.stopped = true;
      resolve('exit code 0');
    },
  };
  return { postmaster, server, crash: () => resolve('signal SIGKILL') };
}

describe('the supervisor of the database server', () => {
  it('tries again until the server starts', async () => {
    const first = makeServer(1);
    let attempts = 0;
    const restart = async () => {
      attempts += 1;
      if (attempts < 3) throw new Error('not yet');
      return makeServer(2).postmaster;
    };
    const supervised = supervise(first.postmaster, restart, silentLog);
    first.crash();
    await expect.poll(() => supervised.pid).toBe(2);
    expect(attempts).toBe(3);
    await supervised.stop();
  });

  it('does not start a server again that was stopped', async () => {
    const first = makeServer(1);
    let restarted = false;
    const restart = async () => {
      restarted = true;
      return makeServer(2).postmaster;
    };
    await supervise(first.postmaster, restart, silentLog).stop();
    expect(first.server.stopped).toBe(true);
    expect(restarted).toBe(false);
  });

  it('stops a server whose start was under way when it was told to stop', async () => {
    const first = makeServer(1);
    const second = makeServer(2);
    const starting = Promise.withResolvers<Postmaster>();
    let asked = false;
    const restart = () => {
      asked = true;
      return starting.promise;
    };
    const supervised = supervise(first.postmaster, restart, silentLog);
    first.crash();
    await expect.poll(() => asked).toBe(true);
    const stopped = supervised.stop();
    starting.resolve(second.postmaster);
    await stopped;
    expect(second.server.stopped).toBe(true);
  });

  it('gives up waiting for a better moment when it is told to stop', async () => {
    const first = makeServer(1);
    let attempts = 0;
    const restart = async (): Promise<Postmaster> => {
      attempts += 1;
      throw new Error('never');
    };
    const supervised = supervise(first.postmaster, restart, silentLog);
    first.crash();
    await expect.poll(() => attempts).toBeGreaterThanOrEqual(3);
    const before = attempts;
    await supervised.stop();
    expect(attempts).toBeLessThanOrEqual(before + 1);
  });
});
