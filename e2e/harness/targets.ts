import type { Page } from 'playwright-core';

/** What can be pressed. */
const TARGETS = [
  'a[href]',
  'button',
  'input',
  'select',
  'textarea',
  'summary',
  '[role=button]',
  '[role=option]',
  '[role^=menuitem]',
  '[role=switch]',
  '[role=radio]',
  '[role=checkbox]',
].join(',');

/**
 * Lists what can be pressed and measures less than `least` px either way, one line each. A box to tick is as large as
 * the label that ticks it, and a link that is spread over what is around it is as large as that; what is not there to
 * be pressed (hidden, disabled or seen by screen readers alone) and links within a sentence (WCAG 2.5.8) are left out.
 * ADM-060
 */
export const smallTargets = (page: Page, least = 44): Promise<string[]> =>
  page.evaluate(
    ([targets, smallest]) => {
      const isSpread = (element: Element): boolean => {
        const { content, position, inset } = getComputedStyle(element, '::after');
        return content !== 'none' && position === 'absolute' && inset === '0px';
      };
      const boxOf = (element: Element): DOMRect => {
        const around = element instanceof HTMLElement && isSpread(element) ? element.offsetParent : null;
        const drawn = (around ?? element).getBoundingClientRect();
        const label =
          element instanceof HTMLInputElement ? (element.closest('label') ?? element.labels?.[0]) : null;
        const larger = label?.getBoundingClientRect();
        const isBox = element.matches('[type=checkbox],[type=radio]');
        return larger && isBox ? larger : drawn;
      };
      const isInSentence = (element: Element): boolean => {
        if (!element.matches('a') || getComputedStyle(element).display !== 'inline') return false;
        const around = element.parentElement?.textContent?.trim() ?? '';
        return around.length > (element.textContent?.trim().length ?? 0);
      };
      const isThere = (element: Element): boolean =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        !element.matches(':disabled,[type=hidden]') &&
        element.closest('[aria-hidden=true],[inert]') === null &&
        // What only screen readers find, such as a skip link, is clipped to nothing.
        element.getBoundingClientRect().width > 2;
      return [...document.querySelectorAll(targets)].flatMap((element) => {
        if (!isThere(element) || isInSentence(element)) return [];
        const { width, height } = boxOf(element);
        if (width >= smallest - 0.5 && height >= smallest - 0.5) return [];
        const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 60);
        return [`${element.tagName.toLowerCase()} “${name}”: ${Math.round(width)} × ${Math.round(height)}`];
      });
    },
    [TARGETS, least] as const,
  );
