import { describe, expect, it } from 'vitest';
import { manners } from '../harness/devices.ts';
import { browserFor } from '../harness/with-browser.ts';
import { addToCart } from './steps/buy.ts';

const travel = browserFor('harbor.localhost');
const APRON = 'Potter’s Apron';

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
        await page.getByRole('radio', { name: /^With a name/ }).check();
        await update();
        await name.fill('Rosalind');
        expect(await price.textContent()).not.toBe(plain);
        await step('open');
        await page.getByRole('radio', { name: /^Without/ }).check();
        await update();
        await name.waitFor({ state: 'detached' });
        expect(await price.textContent()).toBe(plain);
        await page.getByRole('radio', { name: /^With a name/ }).check();
        await update();
        expect(await name.inputValue()).toBe('');
        await name.fill('Rosalind');
        await addToCart(journey, APRON);
        await page.getByText('Rosalind').first().waitFor();
        await step('cart');
      });
    },
  );
});

it('a refused addition leads back to what was chosen, without JavaScript [CART-522, OPEN-042]', async () => {
  await travel({ device: 'phone', scripts: false }, 'Refused addition', async (journey) => {
    const { page, origin, step, expectStatus } = journey;
    expectStatus(400);
    const name = page.getByLabel('Name to embroider');
    await page.goto(`${origin}/potters-apron`);
    await page.getByRole('radio', { name: /^With a name/ }).check();
    await page.getByRole('button', { name: 'Update options' }).click();
    await name.fill('Rosalind');
    // A browser that checks nothing.
    await page.locator('.purchase-form').evaluate((form) => form.setAttribute('novalidate', ''));
    await page.getByRole('spinbutton', { name: 'Quantity' }).fill('0');
    await page
      .getByRole('main')
      .getByRole('button', { name: `Add to Cart: ${APRON}` })
      .first()
      .click();
    await page.getByRole('heading', { name: 'Your cart', level: 1 }).waitFor();
    await step('refused');
    await page.getByRole('button', { name: 'Back to the product' }).click();
    await page.getByRole('heading', { name: APRON, level: 1 }).waitFor();
    expect(await page.getByRole('radio', { name: /^With a name/ }).isChecked()).toBe(true);
    expect(await name.inputValue()).toBe('Rosalind');
    await step('back');
  });
});
