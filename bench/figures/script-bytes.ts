import { launchChromium } from '../../e2e/harness/chromium.ts';
import { HOST, PAGE_NAMES, PAGES } from '../lib/demo-pages.ts';
import { atMost, type Figure } from '../lib/figure.ts';
import { loadPage } from '../lib/loaded-scripts.ts';

/** Script bytes of a page at most, after brotli. */
export const SCRIPT_BUDGET = 120_000;

/** Returns all scripts that a browser loads until the network rests on an untouched page. */
export async function scriptBytes(port: number): Promise<Figure[]> {
  const { browser, close } = await launchChromium();
  const show = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  try {
    const figures: Figure[] = [];
    for (const name of PAGE_NAMES) {
      const { scriptBytes: all, frameworkBytes } = await loadPage(
        browser,
        `http://${HOST}:${port}${PAGES[name]}`,
      );
      const ours = `${show(all)} (framework ${show(frameworkBytes)}, ours ${show(all - frameworkBytes)})`;
      figures.push({ ...atMost(`script bytes, ${name}`, all, SCRIPT_BUDGET, show), ours });
    }
    return figures;
  } finally {
    await close();
  }
}
