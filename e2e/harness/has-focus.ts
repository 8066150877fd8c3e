import type { Locator } from 'playwright-core';

/** Whether an element has the focus of the keyboard. */
export const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);
