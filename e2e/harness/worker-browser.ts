import type { Browser } from 'playwright-core';
import { type LaunchedBrowser, launchChromium } from './chromium.ts';

/** How long a page may take to do what a test waits for: far more than on a busy machine. */
export const PATIENCE_MS = 30_000;

let launched: Promise<LaunchedBrowser> | undefined;

/**
 * Returns the browser of this worker process: launched when it is first asked for, and anew when it did not start or
 * has died. Files that follow each other share it, and nothing in it, since each visitor has a context of their own.
 */
export async function workerBrowser(): Promise<Browser> {
  if (launched === undefined) process.once('SIGTERM', closeAndLeave);
  launched = living(launched);
  return (await launched).browser;
}

async function living(former: Promise<LaunchedBrowser> | undefined): Promise<LaunchedBrowser> {
  const running = await former?.catch(() => undefined);
  if (running?.browser.isConnected()) return running;
  await running?.close();
  return launchChromium();
}

/** Vitest ends a worker so, when it has no more files for it. */
async function closeAndLeave(): Promise<void> {
  const running = await launched?.catch(() => undefined);
  await running?.close().catch(() => undefined);
  process.kill(process.pid, 'SIGTERM');
}
