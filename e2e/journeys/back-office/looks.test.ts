import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isDeep } from '../../harness/depth.ts';
import { type Device, devicesTried } from '../../harness/devices.ts';
import { holdParts } from '../../harness/hold-parts.ts';
import { heading } from '../steps/office.ts';
import { type LongNames, lookAtAll, openLongNames } from '../steps/office-looks.ts';

let names: LongNames;
beforeAll(async () => {
  names = await openLongNames();
});
afterAll(() => names?.office.close());

/** Colours and devices: in `npm test` those that have nothing in common. */
const filled: readonly (readonly ['light' | 'dark', Device])[] = [
  ['light', 'desktop'],
  ['dark', 'phone'],
  ...(isDeep ? [['dark', 'desktop'] as const] : []),
];

describe('every screen is accessible', () => {
  it.each(filled)('filled, in the %s scheme, on a %s [ADM-065]', async (colorScheme, device) => {
    await names.office.visit(device, `Looks, ${colorScheme}`, async (journey) => {
      await journey.page.emulateMedia({ colorScheme });
      await lookAtAll(names, journey, journey.step);
      const shown = await journey.page.evaluate(() => document.documentElement.dataset.mantineColorScheme);
      expect(shown).toBe(colorScheme);
    });
  });

  it.each(devicesTried)(
    'while it loads, and after its part has failed, on a %s [ADM-065]',
    async (device) => {
      const { office, owner, customer, product, variation } = names;
      await office.visit(device, 'Loading and failing', async (journey) => {
        const { page, step, origin } = journey;
        journey.expectStatus(500);
        await office.enter(journey, owner, `/${office.shop.code}`);
        await heading(page, 'Quay & Sons').waitFor();
        for (const [name, path, screen] of [
          ['home', `/${office.shop.code}`, 'Quay & Sons'],
          ['products', `/${office.shop.code}/products`, 'Products'],
          ['product', `/${office.shop.code}/products/${product}`, 'Products'],
          ['variation', `/${office.shop.code}/products/${product}/variations/${variation}`, 'Variations'],
          ['customers', `/${office.shop.code}/customers`, 'Customers'],
          ['customer', `/${office.shop.code}/customers/${customer}`, 'Customers'],
          ['groups', `/${office.shop.code}/customer-groups`, 'Customer groups'],
          ['people', `/${office.shop.code}/people`, 'People'],
          ['audit', `/${office.shop.code}/audit`, 'Audit log'],
          ['account', '/account', 'Your account'],
        ] as const) {
          const { fail } = await holdParts(page);
          await page.goto(`${origin}${path}`);
          await heading(page, screen).waitFor();
          await page.getByText('Loading', { exact: true }).first().waitFor();
          await step(`${name} loading`);
          fail();
          await page.getByRole('alert').getByText('Request req-lost').first().waitFor();
          await step(`${name} failed`);
        }
      });
    },
  );
});
