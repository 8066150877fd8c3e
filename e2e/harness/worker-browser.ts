import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { type LaunchedBrowser, launchChromium } from './chromium.ts';
import { within } from './within.ts';

/** How long a page may take to do what a test waits for: far more than on a busy machine. */
export const PATIENCE_MS = 30_000;

let launched: Promise<LaunchedBrowser> | undefined;

// Vitest ends a worker so, when it has no more files for it.
process.once('SIGTERM', closeAndLeave);

/**
 * Returns the browser of this worker process: launched when it is first asked for, and anew when it did not start or
 * has died. Files that follow each other share it, and nothing in it, since each visitor has a context of their own.
 */
export async function workerBrowser(): Promise<Browser> {
  launched = living(launched);
  return (await launched).browser;
}

/**
 * Makes a new visitor's context in the browser of this worker.
 * @throws Error when the browser does not answer; the next visitor gets another one.
 */
export async function openContext(options: BrowserContextOptions): Promise<BrowserContext> {
  const browser = await workerBrowser();
  try {
    const context = await within(PATIENCE_MS, 'opening a context', browser.newContext(options));
    context.setDefaultTimeout(PATIENCE_MS);
    return context;
  } catch (error) {
    // It ends with this process, if not before.
    launched = undefined;
    throw error;
  }
}

async function living(former: Promise<LaunchedBrowser> | undefined): Promise<LaunchedBrowser> {
  const running = await former?.catch(() => undefined);
  if (running?.browser.isConnected()) return running;
  await running?.close();
  return launchChromium();
}

async function closeAndLeave(): Promise<void> {
  const running = await launched?.catch(() => undefined);
  await running?.close().catch(() => undefined);
  process.kill(process.pid, 'SIGTERM');
}
