import { parentPort, workerData } from 'node:worker_threads';
import { catalogueSource, openDatabase, silentLog } from '@stoa/commerce';
import { serveIndexes } from '@stoa/search';

/** What the thread is started with. */
export interface SearchThreadData {
  readonly databaseUrl: string;
  /** Bytes all indexes may take together. */
  readonly maxBytes: number;
}

/** One catalogue is read, and others are looked after meanwhile. */
const CONNECTIONS = 3;

if (parentPort) {
  const { databaseUrl, maxBytes }: SearchThreadData = workerData;
  // What fails for want of a connection is reported with the index it fails for.
  const db = openDatabase({
    ...{ url: databaseUrl, log: silentLog, connections: CONNECTIONS, purpose: 'reading' },
  });
  serveIndexes(parentPort, { source: catalogueSource(db), maxBytes });
}
