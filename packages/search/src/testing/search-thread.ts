import { parentPort, workerData } from 'node:worker_threads';
import { serveIndexes } from '../worker/serve-indexes.ts';
import { MemorySource } from './memory-source.ts';
import type { World } from './world.ts';

/** A search thread over catalogues in memory; it exits when the shop `breaking` is loaded. */
const { worlds, breaking }: { worlds: World[]; breaking: string } = workerData;

class BreakingSource extends MemorySource {
  override async loadAll(shopId: string) {
    if (shopId === breaking) process.exit(1);
    return super.loadAll(shopId);
  }
}

if (parentPort) serveIndexes(parentPort, { source: new BreakingSource(worlds), maxBytes: 1e9 });
