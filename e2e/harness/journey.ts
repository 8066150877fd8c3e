import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { violationsOf } from './accessibility.ts';
import { closeCartDrawer } from './cart-drawer.ts';
import { type Complaints, collectComplaints } from './complaints.ts';
import { depth } from './depth.ts';
import { devices, type Manner, nameOf } from './devices.ts';
import type { DemoServer } from './global-setup.ts';
import { within } from './within.ts';
import { openContext, PATIENCE_MS } from './worker-browser.ts';

/** Less than a test may take, so that a browser that does not answer at all is told of with what it showed. */
const WAY_MS = depth(220_000, 3_400_000);

/** The journey of one visitor through a shop; every error fails it. */
export interface Journey extends Manner {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Where the shop is, without a slash at the end. */
  readonly origin: string;
  expectStatus(status: number): void;
  /** Expects console errors with these words from here on. */
  expectWords(words: string): void;
  /** Checks the page as a step of the journey: it fits the window and is accessible; takes a screenshot if wanted. */
  step(name: string): Promise<void>;
}

export interface JourneyOptions extends Manner {
  readonly demo: DemoServer;
  /** Host name of the shop. */
  readonly host: string;
  /** Names the folder of its pictures. */
  readonly title: string;
}

/** Runs a journey, then checks that neither browser nor server reported an error. */
export async function travel(
  options: JourneyOptions,
  way: (journey: Journey) => Promise<void>,
): Promise<void> {
  const { demo, host, device, scripts, title } = options;
  const context = await openContext({ ...devices[device], javaScriptEnabled: scripts });
  const complaints = collectComplaints(context, scripts);
  const logged = readFileSync(demo.logFile, 'utf8').length;
  try {
    const page = await within(PATIENCE_MS, 'opening a page', context.newPage());
    await closeCartDrawer(page);
    const origin = `http://${host}:${demo.port}`;
    const pictures = pictureFolder(`${title}, ${nameOf({ device, scripts })}`);
    const journey = {
      page,
      context,
      origin,
      device,
      scripts,
      expectStatus: complaints.expectStatus,
      expectWords: complaints.expectWords,
      step: makeStep(page, complaints, pictures, scripts),
    };
    await within(WAY_MS, 'the journey', way(journey));
    expect(complaints.list).toEqual([]);
    expect(readFileSync(demo.logFile, 'utf8').slice(logged)).toBe('');
  } catch (error) {
    const [page] = context.pages();
    const seen = await page
      ?.locator('body')
      .textContent()
      .catch((reason: Error) => reason.message);
    throw new Error(
      `${error instanceof Error ? error.message : error}\nat ${page?.url()}, where one reads:\n${seen?.slice(0, 2_000)}\n${complaints.list.join('\n')}`,
      { cause: error },
    );
  } finally {
    await within(PATIENCE_MS, 'closing the page', context.close());
  }
}

function makeStep(page: Page, complaints: Complaints, pictures: string | undefined, scripts: boolean) {
  let count = 0;
  return async (name: string) => {
    count += 1;
    if (pictures !== undefined) {
      const path = join(pictures, `${String(count).padStart(2, '0')} ${name}.png`);
      await page.screenshot({ path, fullPage: true });
    }
    const { width = 0 } = page.viewportSize() ?? {};
    const needed = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(needed, `${name}: the page is wider than its window`).toBeLessThanOrEqual(width);
    const violations = await violationsOf(page, scripts);
    expect(violations, `${name}: accessibility`).toEqual([]);
    expect(complaints.list, name).toEqual([]);
  };
}

/** Where to put screenshots; only made when `STOA_SCREENSHOTS` names a folder. */
function pictureFolder(title: string): string | undefined {
  const root = process.env.STOA_SCREENSHOTS;
  if (!root) return undefined;
  const folder = join(root, title);
  mkdirSync(folder, { recursive: true });
  return folder;
}
