import type { Browser } from 'playwright-core';
import { brotliSize, isFramework } from './brotli.ts';

/** What a browser loaded until the network rested on an untouched page. */
export interface PageLoad {
  /** Bytes of all scripts after brotli, and of those how many are the framework's. */
  readonly scriptBytes: number;
  readonly frameworkBytes: number;
  /** Every address asked for. */
  readonly requests: readonly URL[];
}

export async function loadPage(browser: Browser, url: string): Promise<PageLoad> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const requests: URL[] = [];
    const scripts: Promise<{ path: string; bytes: number }>[] = [];
    page.on('request', (request) => requests.push(new URL(request.url())));
    page.on('response', (response) => {
      if (!response.headers()['content-type']?.includes('javascript')) return;
      const { pathname: path } = new URL(response.url());
      scripts.push(response.body().then((body) => ({ path, bytes: brotliSize(body) })));
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    const loaded = await Promise.all(scripts);
    const bytesOf = (some: typeof loaded) => some.reduce((sum, { bytes }) => sum + bytes, 0);
    const framework = loaded.filter(({ path }) => isFramework(path));
    return { scriptBytes: bytesOf(loaded), frameworkBytes: bytesOf(framework), requests };
  } finally {
    await context.close();
  }
}
