import { describe, expect, it } from 'vitest';
import { browserFor } from '../harness/with-browser.ts';
import { addToCart } from './steps/buy.ts';

const travel = browserFor('harbor.localhost');
const APRON = 'Potter’s Apron';

const manners = [
  ['with JavaScript', { device: 'desktop', scripts: true }],
  ['without JavaScript', { device: 'phone', scripts: false }],
] as const;

describe('options that others open', () => {
  it.each(manners)(
    'are asked for only while they count, %s [OPT-017, OPT-021, OPT-031, OPT-034]',
    async (_, manner) => {
      await travel(manner, 'Options', async (journey) => {
        const { page, origin, scripts, step } = journey;
        const update = async () => {
          if (!scripts) await page.getByRole('button', { name: 'Update options' }).click();
        };
        const name = page.getByLabel('Name to embroider');
        const price = page.locator('.purchase .price').first();
        await page.goto(`${origin}/potters-apron`);
        const plain = await price.textContent();
        expect(await name.count()).toBe(0);
        await step('plain');
        await page.getByRole('radio', { name: /^With a name/ }).check({ force: true });
        await update();
        await name.fill('Rosalind');
        expect(await price.textContent()).not.toBe(plain);
        await step('open');
        await page.getByRole('radio', { name: /^Without/ }).check({ force: true });
        await update();
        await name.waitFor({ state: 'detached' });
        expect(await price.textContent()).toBe(plain);
        await page.getByRole('radio', { name: /^With a name/ }).check({ force: true });
        await update();
        await name.fill('Rosalind');
        await addToCart(journey, APRON);
        await page.getByText('Rosalind').first().waitFor();
        await step('cart');
      });
    },
  );
});
