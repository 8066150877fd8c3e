import { addCustomerAddress, createCustomer, createProduct, inviteByLink } from '@stoa/commerce';
import { variableProduct } from '@stoa/commerce/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isDeep } from '../../harness/depth.ts';
import { type Device, devicesTried } from '../../harness/devices.ts';
import { holdParts } from '../../harness/hold-parts.ts';
import type { Journey } from '../../harness/journey.ts';
import { smallTargets } from '../../harness/targets.ts';
import { type Colleague, heading, type Office, openOffice, orderLamps } from '../steps/office.ts';

let office: Office;
let owner: Colleague;
let order: { readonly id: string; readonly number: string };
let customer: string;
let product: string;
beforeAll(async () => {
  office = await openOffice();
  order = await orderLamps(office, 'somebody-with-a-rather-long-address@warehouse.quay.example');
  const { customerId } = await createCustomer(office.own.system, {
    email: 'somebody-with-a-rather-long-address-too@warehouse.quay.example',
    firstName: 'Theodora-Anastasia',
    lastName: 'Oberwasserburger-Niederwasserburger',
    status: 'pending',
  });
  customer = customerId;
  const upholstery = {
    name: 'Weatherproof-upholstery-for-outdoor-benches',
    sku: 'UPHOLSTERY-FOR-OUTDOOR-BENCHES',
  };
  const prices = { 'Somewhat-greenish-anthracite': 123_456_700, Sand: 4200 };
  product = (await createProduct(office.own.system, variableProduct(prices, upholstery))).id;
  await addCustomerAddress(office.own.system, { customerId, address });
  owner = await office.employ('Olga Quay', 'owner');
  await office.employ('Maximiliana-Wilhelmina Oberwasserburger', 'read-only');
  for (let at = 0; at < 60; at += 1) {
    await inviteByLink(office.own.system, {
      email: `somebody-with-a-rather-long-address-${at}@warehouse.quay.example`,
      role: at % 2 === 0 ? 'support' : 'content-editor',
    });
  }
});
afterAll(() => office?.close());

const address = {
  firstName: 'Theodora-Anastasia',
  lastName: 'Oberwasserburger-Niederwasserburger',
  line1: '12 Harbor Street at the Very End of the Long Pier',
  city: 'Portland',
  state: 'ME',
  postcode: '04101',
  country: 'US',
  phone: '+1 207 555 0100',
};

/** A screen, with what is there when all of it has come. */
interface Look {
  readonly name: string;
  readonly path: () => string;
  readonly ready: (page: Page) => Promise<unknown>;
}

const title = (name: string) => (page: Page) => heading(page, name).waitFor();
const ofShop = (path: string) => () => `/${office.shop.code}${path}`;

const forAnybody: readonly Look[] = [
  { name: 'sign in', path: () => '/sign-in', ready: title('Sign in') },
  { name: 'forgot password', path: () => '/forgot-password', ready: title('Forgot your password?') },
  { name: 'reset password', path: () => '/reset-password#x', ready: title('This link does not work') },
  { name: 'invitation', path: () => '/invitation#x', ready: title('This link does not work') },
];
const forPeople: readonly Look[] = [
  { name: 'home', path: ofShop(''), ready: (page) => page.getByText('Something to sell').waitFor() },
  {
    name: 'orders',
    path: ofShop('/orders'),
    ready: (page) => page.getByRole('link', { name: order.number }).waitFor(),
  },
  {
    name: 'order',
    path: () => `/${office.shop.code}/orders/${order.id}`,
    ready: (page) => page.getByRole('heading', { name: 'Timeline' }).waitFor(),
  },
  {
    name: 'products',
    path: () => `/${office.shop.code}/products?open=${product}`,
    ready: (page) => page.getByRole('link', { name: 'Sand' }).waitFor(),
  },
  {
    name: 'customers',
    path: ofShop('/customers'),
    ready: (page) => page.getByRole('link', { name: /^Theodora/ }).waitFor(),
  },
  {
    name: 'customer',
    path: () => `/${office.shop.code}/customers/${customer}`,
    ready: (page) => page.getByText('They have not ordered yet.').waitFor(),
  },
  {
    name: 'customer groups',
    path: ofShop('/customer-groups'),
    ready: (page) => page.getByRole('button', { name: 'Actions for Wholesale' }).waitFor(),
  },
  { name: 'customer group', path: ofShop('/customer-groups/wholesale'), ready: title('Wholesale') },
  {
    name: 'people',
    path: ofShop('/people'),
    ready: (page) => page.getByRole('button', { name: 'Actions for Olga Quay' }).waitFor(),
  },
  {
    name: 'audit',
    path: ofShop('/audit'),
    ready: (page) => page.getByText('Page 1', { exact: true }).waitFor(),
  },
  {
    name: 'account',
    path: () => '/account',
    ready: (page) =>
      page.getByText('You are signed in nowhere else.').or(page.getByText('This browser')).first().waitFor(),
  },
  { name: 'no such page', path: ofShop('/nothing'), ready: title('There is no such page') },
  { name: 'no such shop', path: () => '/nowhere', ready: title('You do not work in a shop of this address') },
];

async function lookAtAll(journey: Journey, look: (name: string) => Promise<void>) {
  const { page, origin } = journey;
  for (const { name, path, ready } of forAnybody) {
    await page.goto(`${origin}${path()}`);
    await ready(page);
    await look(name);
  }
  for (const { name, path, ready } of forPeople) {
    if (name === 'home') await office.enter(journey, owner, path());
    else await page.goto(`${origin}${path()}`);
    await ready(page);
    await look(name);
  }
}

/** Lists that stand as tables, and values of cards that are not named, one line each. */
const unnamedValues = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isUnnamed = (value: Element) => !value.parentElement?.querySelector('dt')?.textContent?.trim();
    const values = [...document.querySelectorAll('li dd')].filter(isUnnamed);
    return [...document.querySelectorAll('table:has([aria-sort])'), ...values].map(({ outerHTML }) =>
      outerHTML.slice(0, 120),
    );
  });

const expected = ({ expectStatus }: Journey) => {
  for (const status of [400, 401, 404]) expectStatus(status);
};

it('at 360 px no screen scrolls sideways, lists are cards that name each value, and every target measures at least 44 by 44 px [ADM-060]', async () => {
  await office.visit('phone', 'Small screens', async (journey) => {
    const { page, step } = journey;
    expected(journey);
    await page.setViewportSize({ width: 360, height: 740 });
    const small: string[] = [];
    const measure = async (name: string) => {
      expect([name, await unnamedValues(page)]).toEqual([name, []]);
      small.push(...(await smallTargets(page)).map((target) => `${name}: ${target}`));
      await step(name);
    };
    await lookAtAll(journey, measure);

    // Each card of an order names what it says.
    await page.goto(`${journey.origin}/${office.shop.code}/orders`);
    const card = page.getByRole('listitem').filter({ hasText: order.number });
    await card.getByText('Total').waitFor();
    expect(await card.getByRole('term').allTextContents()).toEqual([
      ...['Placed', 'Customer', 'Status', 'Payment', 'Fulfilment', 'Pieces', 'Total'],
    ]);
    await card.getByRole('button', { name: /^Show details of / }).click();
    await card.getByText(/^Lamp of /).waitFor();
    await measure('order unfolded');

    // What is done to several customers, and what opens above the page of one.
    await page.goto(`${journey.origin}/${office.shop.code}/customers`);
    await page.getByRole('checkbox', { name: /^Select Theodora/ }).check();
    await page.getByRole('region', { name: 'Actions for what is selected' }).waitFor();
    await measure('customers selected');
    for (const [button, title, field] of [
      ['Approve', 'Approve 1 customer', 'Tell them by e-mail'],
      ['Move to group…', 'Move 1 customer to another group', 'Group'],
    ] as const) {
      await page.getByRole('button', { name: button, exact: true }).click();
      await page.getByRole('dialog', { name: title }).getByLabel(field).waitFor();
      await measure(button);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    await page.goto(`${journey.origin}/${office.shop.code}/customers/${customer}`);
    for (const [button, title, field] of [
      ['Change the e-mail address', 'Change the e-mail address', 'New e-mail address'],
      ['Add address', 'Add an address', 'Make it the default address'],
    ] as const) {
      await page.getByRole('button', { name: button }).click();
      await page.getByRole('dialog', { name: title }).getByLabel(field).waitFor();
      await measure(title);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    await page.getByLabel('Status').selectOption('Restricted');
    await page.getByLabel('Tell them by e-mail that they are restricted').waitFor();
    await measure('customer changed');
    await page.getByRole('button', { name: 'Discard' }).click();

    // What opens above a screen.
    await page.goto(`${journey.origin}/${office.shop.code}/people`);
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.getByRole('button', { name: 'Close the menu' }).waitFor();
    await measure('menu');
    await page.getByRole('button', { name: 'Close the menu' }).click();
    for (const [button, name] of [
      [/^Account of /, 'account menu'],
      ['Appearance', 'appearance'],
      ['Actions for Olga Quay', 'actions'],
    ] as const) {
      await page.getByRole('button', { name: button }).click();
      await page.getByRole('menu').waitFor();
      await measure(name);
      await page.keyboard.press('Escape');
      await page.getByRole('menu').waitFor({ state: 'hidden' });
    }
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    await page.getByRole('dialog', { name: 'Invite somebody' }).getByLabel('E-mail address').waitFor();
    await measure('invite');

    await page.goto(`${journey.origin}/${office.shop.code}/audit?verb=invitation.create`);
    await page.getByText('Page 1', { exact: true }).waitFor();
    await page.getByRole('button', { name: /^Filters/ }).click();
    await measure('filters');
    await page.getByRole('button', { name: 'Choose columns' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Network address' }).waitFor();
    await measure('columns');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Days', exact: true }).click();
    await page.getByRole('dialog', { name: 'Days' }).waitFor();
    await measure('days');
    await page.keyboard.press('Escape');
    // The button that clears them all would lie half below the choices.
    await page.goto(`${journey.origin}/${office.shop.code}/audit`);
    await page.getByRole('button', { name: /^Filters/ }).click();
    await page.getByRole('button', { name: 'Kind of record', exact: true }).click();
    await page.getByRole('option').first().waitFor();
    // The field is told of its choices a moment after they are there.
    await page.locator('[aria-haspopup=listbox][aria-controls]').first().waitFor();
    await measure('choices');
    await page.keyboard.press('Escape');
    await page
      .getByRole('button', { name: /^Show details of / })
      .first()
      .click();
    await page.getByText('All entries of this record').waitFor();
    await measure('details');
    expect(small).toEqual([]);
  });
});

/** Colours and devices: in `npm test` those that have nothing in common. */
const filled: readonly (readonly ['light' | 'dark', Device])[] = [
  ['light', 'desktop'],
  ['dark', 'phone'],
  ...(isDeep ? [['dark', 'desktop'] as const] : []),
];

describe('every screen is accessible', () => {
  it.each(filled)('filled, in the %s scheme, on a %s [ADM-065]', async (colorScheme, device) => {
    await office.visit(device, `Looks, ${colorScheme}`, async (journey) => {
      expected(journey);
      await journey.page.emulateMedia({ colorScheme });
      await lookAtAll(journey, journey.step);
      const shown = await journey.page.evaluate(() => document.documentElement.dataset.mantineColorScheme);
      expect(shown).toBe(colorScheme);
    });
  });

  it.each(devicesTried)(
    'while it loads, and after its part has failed, on a %s [ADM-065]',
    async (device) => {
      await office.visit(device, 'Loading and failing', async (journey) => {
        const { page, step, origin } = journey;
        expected(journey);
        journey.expectStatus(500);
        await office.enter(journey, owner, `/${office.shop.code}`);
        await heading(page, 'Quay & Sons').waitFor();
        for (const [name, path, screen] of [
          ['home', `/${office.shop.code}`, 'Quay & Sons'],
          ['products', `/${office.shop.code}/products`, 'Products'],
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
