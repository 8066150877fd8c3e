import { inject } from 'vitest';
import type { DemoServer } from './global-setup.ts';

/** The server with the demo shops for this file: another file that runs at the same time has another one. */
export const demo: DemoServer = ofThisWorker(inject('demos'));

/** Vitest numbers the workers that run at the same time from 1. */
function ofThisWorker(demos: readonly DemoServer[]): DemoServer {
  const demo = demos[Number(process.env.VITEST_POOL_ID) - 1];
  if (demo === undefined) throw new Error('there are more workers than servers with the demo shops');
  return demo;
}
