import { createPage, type NewShop } from '@stoa/commerce';
import { type JsonObject, PAGE_DOCUMENT_VERSION } from '@stoa/domain';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { closeCartDrawer } from '../../harness/cart-drawer.ts';
import { openHydrated } from '../../harness/hydrated.ts';
import { type OwnShop, openOwnShop } from '../../harness/own-shop.ts';
import { openContext } from '../../harness/worker-browser.ts';

const PIXEL = Buffer.from('R0lGODlhAQABAIAAAP///wAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64');

/** Returns a picture as pages refer to it. */
export const picture = (name: string) => ({
  thumbnail: `/p/${name}`,
  medium: `/p/${name}`,
  large: `/p/${name}`,
  alt: name,
  width: 1600,
  height: 900,
});

/** A shop for a test file, to whose pages widgets are put one by one. */
export interface WidgetShop {
  /** Where it is, without a slash at the end. */
  origin(): string;
  /** Does `work` on a page that holds one widget with these settings, 1280 px wide. */
  withWidget(type: string, props: JsonObject, work: (page: Page) => Promise<void>): Promise<void>;
  /** Does `work` as a new visitor on a page that is there, 1280 px wide. */
  visit(path: string, work: (page: Page) => Promise<void>): Promise<void>;
}

/** Opens the shop before the tests of a file, and closes it after them. `fill` puts in what its pages lead to. */
export function widgetShop(fill: (own: OwnShop) => Promise<void>, given: Partial<NewShop> = {}): WidgetShop {
  let own: OwnShop | undefined;
  let origin = '';
  let pages = 0;
  beforeAll(async () => {
    own = await openOwnShop(inject('postgresUrl'), { baseUrl: 'http://widgets.localhost', ...given });
    await fill(own);
    const { port } = await own.serve();
    origin = `http://widgets.localhost:${port}`;
  });
  afterAll(() => own?.close());
  const visit: WidgetShop['visit'] = async (path, work) => {
    const context = await openContext({ viewport: { width: 1280, height: 900 } });
    try {
      const page = await context.newPage();
      await closeCartDrawer(page);
      await work(await openPage(page, origin + path));
    } finally {
      await context.close();
    }
  };
  return {
    origin: () => origin,
    visit,
    async withWidget(type, props, work) {
      if (!own) throw new Error('the shop is not open yet');
      pages += 1;
      const slug = `widget-${pages}`;
      const root = [{ id: 'one', type, version: 1, props }];
      const document = { version: PAGE_DOCUMENT_VERSION, root };
      await createPage(own.system, { title: `Widget ${pages}`, slug, document, publish: true });
      await visit(`/${slug}`, work);
    },
  };
}

/** Opens a page, its pictures stood for by a pixel, until its scripts are at work. */
async function openPage(page: Page, address: string): Promise<Page> {
  await page.route('**/p/**', (route) => route.fulfill({ contentType: 'image/gif', body: PIXEL }));
  await openHydrated(page, address);
  return page;
}
