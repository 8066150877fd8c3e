import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { serveIndexes } from '../worker/serve-indexes.ts';
import { MemorySource } from './memory-source.ts';
import type { World } from './world.ts';

export interface TestThreadData {
  readonly worlds: readonly World[];
  /** The thread exits when this shop is loaded. */
  readonly breaking: string;
  /** Brings further worlds, and is told the shop of each that was added. */
  readonly further: MessagePort;
}

/** A search thread over catalogues in memory. Its clock stands still, so that no index ages on a busy machine. */
const { worlds, breaking, further }: TestThreadData = workerData;

class BreakingSource extends MemorySource {
  override async loadAll(shopId: string) {
    if (shopId === breaking) process.exit(1);
    return super.loadAll(shopId);
  }
}

if (parentPort) {
  const source = new BreakingSource(worlds);
  serveIndexes(parentPort, { source, maxBytes: 1e9, now: () => 0 });
  further.on('message', (world: World) => {
    source.add(world);
    further.postMessage(world.shopId);
  });
}
