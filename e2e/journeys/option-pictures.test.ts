import { describe, expect, it } from 'vitest';
import { Client } from '../harness/client.ts';
import { hasFocus } from '../harness/has-focus.ts';
import { openHydrated } from '../harness/hydrated.ts';
import { browserFor } from '../harness/with-browser.ts';

const travel = browserFor('harbor.localhost');
const JOURNAL = '/leather-journal';

const devices = [
  ['at a desk', { device: 'desktop', scripts: true }],
  ['on a phone', { device: 'phone', scripts: true }],
] as const;

describe('the picture of an option', () => {
  it.each(devices)(
    'is looked at larger by keyboard, %s, and chooses nothing [OPT-003, OPT-004]',
    async (_, manner) => {
      await travel(manner, 'Picture of an option', async ({ page, origin, step }) => {
        await openHydrated(page, origin + JOURNAL);
        const sage = page.getByRole('radio', { name: /^Sage/ });
        const link = page.getByRole('link', { name: 'Enlarge: Sage' });
        const large = page.getByRole('dialog', { name: 'Sage' });
        const picture = large.getByRole('img', { name: 'Sage' });
        await step('small');
        await link.focus();
        await page.keyboard.press('Enter');
        await picture.waitFor();
        await expect
          .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(320);
        // The page behind it is out of reach: whatever has the focus is in it.
        expect(await large.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
        await step('large');
        await page.keyboard.press('Escape');
        await large.waitFor({ state: 'hidden' });
        expect(await hasFocus(link)).toBe(true);
        await link.click();
        await large.getByRole('button', { name: 'Close' }).click();
        await large.waitFor({ state: 'hidden' });
        expect(await hasFocus(link)).toBe(true);
        expect(await sage.isChecked()).toBe(false);
        expect(new URL(page.url()).pathname).toBe(JOURNAL);
      });
    },
  );

  it('is a link to the large one without JavaScript [OPT-004]', async () => {
    await travel({ device: 'phone', scripts: false }, 'Picture of an option', async ({ page, origin }) => {
      await page.goto(origin + JOURNAL);
      const href = await page.getByRole('link', { name: 'Enlarge: Sage' }).getAttribute('href');
      expect(href).toContain('/products/large/');
      const { host, port } = new URL(origin);
      const large = await new Client({ port: Number(port), host }).get(href ?? '');
      expect([large.status, large.headers['content-type']]).toEqual([200, 'image/webp']);
    });
  });

  it('that cannot be chosen now is looked at all the same [OPT-004, OPT-022]', async () => {
    await travel({ device: 'desktop', scripts: true }, 'Picture of an option', async ({ page, origin }) => {
      await openHydrated(page, origin + JOURNAL);
      const link = page.getByRole('link', { name: 'Enlarge: Sage' });
      await link.evaluate((element) => element.closest('fieldset')?.setAttribute('disabled', ''));
      await link.click();
      const large = page.getByRole('dialog', { name: 'Sage' });
      await large.getByRole('button', { name: 'Close' }).click();
      await large.waitFor({ state: 'hidden' });
    });
  });

  it('brings no script to pages whose options have none [OPT-004]', async () => {
    await travel({ device: 'desktop', scripts: true }, 'No pictures', async ({ page, origin }) => {
      const scripts: string[] = [];
      page.on('request', (request) => scripts.push(request.url()));
      await openHydrated(page, `${origin}/potters-apron`);
      expect(scripts.some((url) => url.includes('/assets/'))).toBe(true);
      expect(scripts.filter((url) => url.includes('option-picture'))).toEqual([]);
      await openHydrated(page, origin + JOURNAL);
      expect(scripts.filter((url) => url.includes('option-picture'))).toHaveLength(1);
    });
  });
});
