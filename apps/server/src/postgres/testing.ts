import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';

const nothing = () => undefined;
/** Says nothing. */
export const silentLog = { info: nothing, warn: nothing, error: nothing };

/** Makes an empty folder for test data that PostgreSQL's user may enter, also when we are root. */
export function makeTestFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'stoa-test-'));
  chmodSync(folder, 0o755);
  return folder;
}

/**
 * Starts a server for one test run, in a temporary folder that is removed when it stops. Its role may create
 * databases; what is committed does not survive a power failure, which makes commits cheap.
 */
export async function startTestPostgres(): Promise<EmbeddedPostgres> {
  const dataDir = makeTestFolder();
  const server = await startEmbeddedPostgres({ dataDir, log: silentLog, durability: 'test' }).catch(
    (error) => {
      rmSync(dataDir, { recursive: true, force: true });
      throw error;
    },
  );
  return {
    url: server.url,
    get pid() {
      return server.pid;
    },
    async stop() {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
