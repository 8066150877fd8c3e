import { createCategory, createProduct } from '@stoa/commerce';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openHydrated } from '../harness/hydrated.ts';
import { widgetShop } from './steps/widget-page.ts';

const shot = { alt: 'Cup', width: 1200, height: 1200 };
const common = { classCode: 'simple' as const, price: 2400, categories: ['cups'], stock: { available: 5 } };

const { visit, origin } = widgetShop(async ({ system }) => {
  await createCategory(system, { name: 'Cups', slug: 'cups' });
  const media = [
    { file: 'front', ...shot },
    { file: 'wheel', kind: 'video' as const, video: 'https://vimeo.com/76979871', ...shot },
  ];
  await createProduct(system, { ...common, sku: 'film', slug: 'film-cup', name: 'Film cup', media });
  await createProduct(system, { ...common, sku: 'plain', slug: 'plain-cup', name: 'Plain cup' });
});

const PLAYER = 'https://player.vimeo.com/**';

/** Returns a player that needs no network, and what was asked of strangers. */
async function watched(page: Page): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && !hostname.endsWith('.localhost')) asked.push(request.url());
  });
  await page.route(PLAYER, (route) => route.fulfill({ contentType: 'text/html', body: '<p>The film</p>' }));
  return asked;
}

const player = (page: Page) => page.frameLocator('iframe[title="Video of Film cup"]').getByText('The film');

it('a film is played in place by keyboard, and its provider asked only then; out of sight it stops [PDP-014]', async () => {
  await visit('/film-cup', async (page) => {
    const asked = await watched(page);
    await page.getByRole('link', { name: 'Video 2 of 2' }).click();
    const film = page.getByRole('link', { name: /Play video/ });
    await expect.poll(() => film.getAttribute('tabindex')).toBeNull();
    expect(await film.getAttribute('href')).toBe('https://vimeo.com/76979871');
    expect(asked).toEqual([]);
    await film.focus();
    await page.keyboard.press('Enter');
    await player(page).waitFor();
    expect(asked).toEqual(['https://player.vimeo.com/video/76979871?autoplay=1&dnt=1']);
    await page.getByRole('link', { name: 'Picture 1 of 2' }).click();
    await page.locator('iframe').waitFor({ state: 'detached' });
  });
});

it('a film is played in the large view [PDP-014]', async () => {
  await visit('/film-cup', async (page) => {
    await watched(page);
    await page.getByRole('link', { name: /Enlarge/ }).click();
    const large = page.getByRole('dialog', { name: /^Pictures of/ });
    await large.waitFor();
    await page.keyboard.press('ArrowRight');
    await large.getByText('Video 2 of 2').waitFor();
    await large.getByRole('link', { name: /Play video/ }).click();
    await player(page).waitFor();
  });
});

it('a film whose poster does not come has a placeholder, and is played all the same [ERR-013]', async () => {
  await visit('/film-cup', async (page) => {
    await watched(page);
    await page.route('**/products/*/wheel*', (route) =>
      route.fulfill({ contentType: 'image/avif', body: 'no picture' }),
    );
    await openHydrated(page, `${origin()}/film-cup`);
    await page.getByRole('link', { name: 'Video 2 of 2' }).click();
    const film = page.getByRole('link', { name: /Play video/ });
    await film.locator('.picture-placeholder').waitFor();
    await expect.poll(() => film.getAttribute('tabindex')).toBeNull();
    await film.click();
    await player(page).waitFor();
  });
});

it('a page allows the players of films only where it has one, also for those who come by a link', async () => {
  await visit('/plain-cup', async (page) => {
    const policyOf = async (path: string) =>
      (await openHydrated(page, origin() + path))?.headers()['content-security-policy'];
    expect(await policyOf('/film-cup')).toContain(
      'frame-src https://www.youtube-nocookie.com https://player.vimeo.com;',
    );
    expect(await policyOf('/plain-cup')).toContain("frame-src 'none'");
    await watched(page);
    await page.getByRole('link', { name: 'Film cup' }).first().click();
    await page.waitForURL('**/film-cup');
    await page.getByRole('link', { name: 'Video 2 of 2' }).click();
    await page.getByRole('link', { name: /Play video/ }).click();
    await player(page).waitFor();
  });
});
