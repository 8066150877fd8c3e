import type { Browser } from 'playwright-core';
import { launchChromium } from '../../e2e/harness/chromium.ts';
import { brotliSize, isFramework } from '../lib/brotli.ts';
import { HOST, PAGE_NAMES, PAGES, type PageName } from '../lib/demo-pages.ts';
import { atMost, type Figure } from '../lib/figure.ts';

const BAR_KILOBYTES = 120;

/** All scripts that a browser loads until the network rests on an untouched page. */
export async function scriptBytes(port: number): Promise<Figure[]> {
  const { browser, close } = await launchChromium();
  try {
    const figures: Figure[] = [];
    for (const name of PAGE_NAMES) figures.push(await figureOf(browser, port, name));
    return figures;
  } finally {
    await close();
  }
}

async function figureOf(browser: Browser, port: number, name: PageName): Promise<Figure> {
  const scripts = await loadedScripts(browser, `http://${HOST}:${port}${PAGES[name]}`);
  const kilobytes = (of: readonly Script[]) => of.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  const show = (value: number) => `${value.toFixed(1)} kB`;
  const framework = kilobytes(scripts.filter(({ path }) => isFramework(path)));
  const all = kilobytes(scripts);
  const figure = atMost(`script bytes, ${name}`, all, BAR_KILOBYTES, show);
  return { ...figure, ours: `${show(all)} (framework ${show(framework)}, ours ${show(all - framework)})` };
}

interface Script {
  readonly path: string;
  /** After brotli. */
  readonly bytes: number;
}

async function loadedScripts(browser: Browser, url: string): Promise<Script[]> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const loaded: Promise<Script>[] = [];
    page.on('response', (response) => {
      if (!response.headers()['content-type']?.includes('javascript')) return;
      const { pathname: path } = new URL(response.url());
      loaded.push(response.body().then((body) => ({ path, bytes: brotliSize(body) })));
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    return await Promise.all(loaded);
  } finally {
    await context.close();
  }
}
