import { parentPort, workerData } from 'node:worker_threads';
import { catalogueSource, openDatabase, silentLog } from '@stoa/commerce';
import { serveIndexes } from '@stoa/search';

/** The data the thread is started with. */
export interface SearchThreadData {
  readonly databaseUrl: string;
  /** The memory limit of all indexes together. */
  readonly maxBytes: number;
}

/** One catalogue is loaded while others are refreshed. */
const CONNECTIONS = 3;

if (parentPort) {
  const { databaseUrl, maxBytes }: SearchThreadData = workerData;
  // A failed connection is reported with the index that needed it.
  const db = openDatabase({
    url: databaseUrl,
    log: silentLog,
    connections: CONNECTIONS,
    purpose: 'reading',
  });
  serveIndexes(parentPort, { source: catalogueSource(db), maxBytes });
}
