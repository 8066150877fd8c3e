import type { Browser } from 'playwright-core';
import { launchChromium } from './chromium.ts';

/** How long a page may take to do what a test waits for: far more than on a busy machine. */
export const PATIENCE_MS = 30_000;

let launched: ReturnType<typeof launchChromium> | undefined;

/**
 * Returns the browser of this worker process: launched when it is first asked for, and anew when it has died. Files
 * that follow each other share it, and nothing in it, since each visitor has a context of their own.
 */
export async function workerBrowser(): Promise<Browser> {
  const running = await launched;
  if (running?.browser.isConnected()) return running.browser;
  if (launched === undefined) process.once('SIGTERM', closeAndLeave);
  launched = launchChromium();
  return (await launched).browser;
}

/** Vitest ends a worker so, when it has no more files for it. */
async function closeAndLeave(): Promise<void> {
  await (await launched)?.close();
  process.exit();
}
