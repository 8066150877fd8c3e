import type { Browser } from 'playwright-core';
import { afterAll } from 'vitest';
import { launchChromium } from './chromium.ts';

/** How long a page may take to do what a test waits for: far more than on a busy machine. */
export const PATIENCE_MS = 30_000;

let launched: ReturnType<typeof launchChromium> | undefined;

/** Returns the browser of this test file: launched when it is first asked for, closed after the last test. */
export async function fileBrowser(): Promise<Browser> {
  launched ??= launchChromium();
  return (await launched).browser;
}

afterAll(async () => {
  await (await launched)?.close();
});
