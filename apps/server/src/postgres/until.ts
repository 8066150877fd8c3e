import { setTimeout as pause } from 'node:timers/promises';

/** Waits until `condition` holds, and says whether it did within `milliseconds`. */
export async function until(condition: () => boolean, milliseconds: number): Promise<boolean> {
  const end = performance.now() + milliseconds;
  while (!condition()) {
    if (performance.now() > end) return false;
    await pause(20);
  }
  return true;
}
