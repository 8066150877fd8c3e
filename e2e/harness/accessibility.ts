import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Passing elements are not reported, which would take as long as the checks. */
const FAULTS_ONLY: Parameters<AxeBuilder['options']>[0] = { resultTypes: ['violations'] };

/** Lists the violations of WCAG 2.2 AA on a page, one line each. */
export async function violationsOf(page: Page, scripts: boolean): Promise<string[]> {
  if (!scripts) await doWithoutTimers(page);
  // From the top: a header that stays in view covers whatever has been scrolled below it.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  // One frame only: the default opens a page of its own for the report, which needs scripts.
  const axe = new AxeBuilder({ page }).setLegacyMode().options(FAULTS_ONLY).withTags(STANDARD);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}

/** Where scripts are off timers never run, and axe waits for some; its long ones are limits, not waits. */
async function doWithoutTimers(page: Page): Promise<void> {
  await page.evaluate(() => {
    const atOnce = (work: () => void, delay = 0) => {
      if (delay < 1000) work();
      return 0;
    };
    Object.assign(globalThis, { setTimeout: atOnce });
  });
}
