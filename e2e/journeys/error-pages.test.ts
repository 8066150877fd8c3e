import { describe, it } from 'vitest';
import { manners } from '../harness/devices.ts';
import { openHydrated } from '../harness/hydrated.ts';
import { browserFor } from '../harness/with-browser.ts';

describe('on Harbor', () => {
  const travel = browserFor('harbor.localhost');

  it.each(manners)(
    'a page that is not there shows the shop’s own words for it, within the shop, %s [ERR-002, ERR-003, CMS-004]',
    async (_, manner) => {
      await travel(manner, 'Not found', async ({ page, origin, step, expectStatus }) => {
        expectStatus(404);
        await page.goto(`${origin}/no-such-page`);
        await page.getByRole('heading', { name: 'Page not found' }).waitFor();
        await page.getByRole('banner').getByRole('link', { name: /Cart/ }).waitFor();
        await page.getByRole('contentinfo').waitFor();
        await step('not found');
        await page.getByRole('main').getByRole('link', { name: 'back to the front door' }).click();
        await page.waitForURL(`${origin}/`);
      });
    },
  );

  it('a page that could not be asked for is the server’s error, which has no status of its own [ERR-509]', async () => {
    const manner = { device: 'desktop', scripts: true } as const;
    await travel(manner, 'Unreachable', async ({ page, origin, step, expectWords }) => {
      expectWords('ERR_FAILED');
      expectWords('Failed to fetch');
      await openHydrated(page, `${origin}/mugs-cups`);
      await page.route('**/*.data*', (route) => route.abort());
      await page.getByRole('main').getByRole('link', { name: 'Fireside Mug', exact: true }).click();
      await page.getByRole('heading', { name: '500 - Internal Server Error', level: 1 }).waitFor();
      await page.getByRole('banner').getByRole('link', { name: /Cart/ }).waitFor();
      await step('unreachable');
    });
  });
});

describe('on a closed shop', () => {
  const travel = browserFor('closed.localhost');

  it('it says that it is closed [TEN-008]', async () => {
    await travel(
      { device: 'phone', scripts: true },
      'Closed',
      async ({ page, origin, step, expectStatus }) => {
        expectStatus(404);
        await page.goto(origin);
        await page
          .getByText('Lantern Bookshop is temporarily unavailable. Please try back again soon.')
          .waitFor();
        await step('closed');
      },
    );
  });
});

describe('on a host that is no shop', () => {
  const travel = browserFor('nobody.localhost');

  it('it says which host that was [TEN-009]', async () => {
    await travel(
      { device: 'desktop', scripts: true },
      'Unknown host',
      async ({ page, origin, step, expectStatus }) => {
        expectStatus(404);
        await page.goto(origin);
        await page.getByText("We can't seem to find nobody.localhost").waitFor();
        await step('unknown host');
      },
    );
  });
});
