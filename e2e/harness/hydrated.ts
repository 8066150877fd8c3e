import type { Locator, Page, Response } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Waits until React has taken the element over. Before that a press does what the markup alone does (a link leads to
 * its page where scripts would open a modal), which is right for a shopper in a hurry but not what a test of the
 * scripts means. Parts with a script of their own come later than the page: wait for what is to be pressed.
 */
export async function hydrated(element: Locator): Promise<void> {
  await expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps$'))))
    .toBe(true);
}

/** Opens an address and waits until the page's scripts are at work; the reply is that of the document. */
export async function openHydrated(page: Page, address: string): Promise<Response | null> {
  const reply = await page.goto(address);
  await hydrated(page.locator('body'));
  return reply;
}
