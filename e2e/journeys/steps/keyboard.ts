import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { hasFocus } from '../../harness/has-focus.ts';

const MOST_STOPS = 120;

/** Goes on with the Tab key until this has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    if (await hasFocus(target)) {
      await expectVisibleFocus(target);
      return;
    }
  }
  throw new Error(`the Tab key does not lead to ${target}`);
}

/** WCAG 2.4.7 and 2.4.11: the focus can be seen and is not covered. */
async function expectVisibleFocus(target: Locator): Promise<void> {
  const seen = await target.evaluate((element) => {
    // A box around its control may say so for it.
    const isMarked = ({ outlineStyle, boxShadow }: CSSStyleDeclaration) =>
      outlineStyle !== 'none' || boxShadow !== 'none';
    const box = element.parentElement?.matches(':focus-within') ? element.parentElement : element;
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    const label = element.closest('label');
    return {
      marked:
        isMarked(getComputedStyle(element)) ||
        isMarked(getComputedStyle(element, '::after')) ||
        isMarked(getComputedStyle(box)) ||
        label !== null,
      uncovered:
        hit !== null && (element.contains(hit) || hit.contains(element) || label?.contains(hit) === true),
    };
  });
  expect(seen).toEqual({ marked: true, uncovered: true });
}
