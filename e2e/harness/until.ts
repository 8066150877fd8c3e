import { setTimeout as pause } from 'node:timers/promises';

const STEP_MS = 25;

/**
 * Asks again and again until there is an answer.
 * @throws Error naming `what` when there is none within `milliseconds`.
 */
export async function until<T>(
  what: string,
  ask: () => Promise<T | undefined> | T | undefined,
  milliseconds = 60_000,
): Promise<T> {
  const end = performance.now() + milliseconds;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (performance.now() > end) throw new Error(`waited ${milliseconds} ms in vain for ${what}`);
    await pause(STEP_MS);
  }
}
