import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { openHydrated } from './hydrated.ts';

/**
 * Opens an address under a clock that stands still until `page.clock.runFor` moves it: what comes after how long is
 * seen to the millisecond on any machine, and that something never comes is seen at once.
 */
export async function openUnderClock(page: Page, address: string): Promise<void> {
  await page.clock.install();
  await stopClock(page);
  await openHydrated(page, address);
}

/** Lets the clock of a page, which `page.clock.install` made, stand still. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Checks that something is shown for exactly `milliseconds` of the stopped clock. */
export async function expectToStay(shown: Locator, milliseconds: number): Promise<void> {
  const page = shown.page();
  await page.clock.runFor(milliseconds - 1);
  expect(await shown.isVisible(), `${milliseconds - 1} ms later`).toBe(true);
  await page.clock.runFor(1);
  await shown.waitFor({ state: 'hidden' });
}
