import axe from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const OPTIONS = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  // Passing elements are not reported, which would take as long as the checks.
  resultTypes: ['violations'],
  // Frames are pages of others, such as a film's.
  iframes: false,
} satisfies axe.RunOptions;

/** Lists the violations of WCAG 2.2 AA on a page, one line each. */
export async function violationsOf(page: Page, scripts: boolean): Promise<string[]> {
  const isThere = await page.evaluate(prepare, scripts);
  if (!isThere) await page.evaluate(axe.source);
  return page.evaluate(async (options) => {
    const { violations } = await window.axe.run(document, options);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
    );
  }, OPTIONS);
}

/** Brings the page to rest, in the browser; returns whether it has been looked at before. */
async function prepare(scripts: boolean): Promise<boolean> {
  // Where scripts are off timers never run, and axe waits for some; its long ones are limits, not waits.
  const atOnce = (work: () => void, delay = 0) => {
    if (delay < 1000) work();
    return 0;
  };
  if (!scripts) Object.assign(globalThis, { setTimeout: atOnce });
  // From the top: a header that stays in view covers whatever has been scrolled below it.
  window.scrollTo({ top: 0, behavior: 'instant' });
  // What moves in or fades in, also since it was scrolled up, is looked at when it is there.
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  if (scripts) await frame().then(frame);
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  }
  return 'axe' in globalThis;
}
