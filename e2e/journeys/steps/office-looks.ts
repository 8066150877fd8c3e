import { addCustomerAddress, createCustomer, createProduct, inviteByLink } from '@stoa/commerce';
import { simpleProduct, variableProduct } from '@stoa/commerce/testing';
import type { Page } from 'playwright-core';
import { red } from '../../../apps/server/src/files/testing-pictures.ts';
import type { Journey } from '../../harness/journey.ts';
import { type Colleague, heading, type Office, openOffice, orderLamps } from './office.ts';

/** A shop whose records have long names, and whoever looks at all of its screens. */
export interface LongNames {
  readonly office: Office;
  readonly owner: Colleague;
  readonly order: { readonly id: string; readonly number: string };
  readonly customer: string;
  /** A product with variations, and the address of one of these. */
  readonly product: string;
  readonly variation: string;
  /** A product with a picture, prices of its own and attributes. */
  readonly simple: string;
}

/** Makes a shop of long names. */
export async function openLongNames(): Promise<LongNames> {
  const office = await openOffice();
  const { system } = office.own;
  const order = await orderLamps(office, 'somebody-with-a-rather-long-address@warehouse.quay.example');
  const { customerId: customer } = await createCustomer(system, {
    email: 'somebody-with-a-rather-long-address-too@warehouse.quay.example',
    firstName: 'Theodora-Anastasia',
    lastName: 'Oberwasserburger-Niederwasserburger',
    status: 'pending',
  });
  await addCustomerAddress(system, { customerId: customer, address });
  const owner = await office.employ('Olga Quay', 'owner');
  await office.employ('Maximiliana-Wilhelmina Oberwasserburger', 'read-only');
  for (let at = 0; at < 60; at += 1) {
    await inviteByLink(system, {
      email: `somebody-with-a-rather-long-address-${at}@warehouse.quay.example`,
      role: at % 2 === 0 ? 'support' : 'content-editor',
    });
  }
  return { office, owner, order, customer, ...(await makeProducts(office, owner)) };
}

async function makeProducts(office: Office, owner: Colleague) {
  const upholstery = {
    name: 'Weatherproof-upholstery-for-outdoor-benches',
    sku: 'UPHOLSTERY-FOR-OUTDOOR-BENCHES',
  };
  const prices = { 'Somewhat-greenish-anthracite': 123_456_700, Sand: 4200 };
  const { id: product } = await createProduct(office.own.system, variableProduct(prices, upholstery));
  const client = await office.byContract(owner);
  const shop = office.shop.code;
  const { text } = await client.get(`/api/v1/shops/${shop}/products/${product}/variations`);
  const file = await client.sendPicture(shop, {
    name: 'bench.jpg',
    bytes: await red(400, 300).jpeg().toBuffer(),
  });
  const { id: simple } = await createProduct(
    office.own.system,
    simpleProduct({
      name: 'Lounge-bench-of-weatherproof-upholstery',
      sku: 'LOUNGE-BENCH-OF-WEATHERPROOF-UPHOLSTERY',
      price: 123_456_700,
      priceLevels: [{ minQty: 1000, price: 98_765_400, customerGroups: ['wholesale'] }],
      attributes: { 'frame-of-the-seat-and-of-its-back': 'Somewhat-greenish-anthracite' },
      media: [{ file: String(file.body.file), alt: '', width: 400, height: 300 }],
    }),
  );
  return { product, variation: String(JSON.parse(text).items[0].id), simple };
}

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
  readonly path: string;
  readonly ready: (page: Page) => Promise<unknown>;
}

const title = (name: string) => (page: Page) => heading(page, name).waitFor();

const forAnybody: readonly Look[] = [
  { name: 'sign in', path: '/sign-in', ready: title('Sign in') },
  { name: 'forgot password', path: '/forgot-password', ready: title('Forgot your password?') },
  { name: 'reset password', path: '/reset-password#x', ready: title('This link does not work') },
  { name: 'invitation', path: '/invitation#x', ready: title('This link does not work') },
];

/** Opens the editor of the description, which is a part of its own. */
async function openEditor(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Edit: Description' }).click();
  await page.getByRole('toolbar', { name: 'Format of: Description' }).waitFor();
  const field = page.getByRole('group', { name: 'Description', exact: true });
  await field.getByRole('textbox', { name: 'Description', exact: true }).waitFor();
}

function forPeople({ office, order, customer, product, variation, simple }: LongNames): readonly Look[] {
  const shop = `/${office.shop.code}`;
  return [
    { name: 'home', path: shop, ready: (page) => page.getByText('Something to sell').waitFor() },
    {
      name: 'orders',
      path: `${shop}/orders`,
      ready: (page) => page.getByRole('link', { name: order.number }).waitFor(),
    },
    {
      name: 'order',
      path: `${shop}/orders/${order.id}`,
      ready: (page) => page.getByRole('heading', { name: 'Timeline' }).waitFor(),
    },
    {
      name: 'products',
      path: `${shop}/products?open=${product}`,
      ready: (page) => page.getByRole('link', { name: 'Sand' }).waitFor(),
    },
    {
      name: 'product with variations',
      path: `${shop}/products/${product}`,
      ready: (page) => page.getByRole('link', { name: 'Sand' }).waitFor(),
    },
    {
      name: 'product',
      path: `${shop}/products/${simple}`,
      ready: (page) => page.getByText('Each', { exact: true }).waitFor(),
    },
    { name: 'text editor', path: `${shop}/products/${simple}`, ready: openEditor },
    {
      name: 'sheet of variations',
      path: `${shop}/products/${product}/variations`,
      ready: (page) => page.getByRole('textbox', { name: 'SKU of Sand', exact: true }).waitFor(),
    },
    {
      name: 'attributes of variations',
      path: `${shop}/products/${product}/attributes`,
      ready: (page) => page.getByText('combination', { exact: false }).first().waitFor(),
    },
    {
      name: 'variation',
      path: `${shop}/products/${product}/variations/${variation}`,
      ready: (page) => page.getByText('Each', { exact: true }).waitFor(),
    },
    {
      name: 'customers',
      path: `${shop}/customers`,
      ready: (page) => page.getByRole('link', { name: /^Theodora/ }).waitFor(),
    },
    {
      name: 'customer',
      path: `${shop}/customers/${customer}`,
      ready: (page) => page.getByText('They have not ordered yet.').waitFor(),
    },
    {
      name: 'customer groups',
      path: `${shop}/customer-groups`,
      ready: (page) => page.getByRole('button', { name: 'Actions for Wholesale' }).waitFor(),
    },
    { name: 'customer group', path: `${shop}/customer-groups/wholesale`, ready: title('Wholesale') },
    {
      name: 'people',
      path: `${shop}/people`,
      ready: (page) => page.getByRole('button', { name: 'Actions for Olga Quay' }).waitFor(),
    },
    {
      name: 'audit',
      path: `${shop}/audit`,
      ready: (page) => page.getByText('Page 1', { exact: true }).waitFor(),
    },
    {
      name: 'account',
      path: '/account',
      ready: (page) =>
        page
          .getByText('You are signed in nowhere else.')
          .or(page.getByText('This browser'))
          .first()
          .waitFor(),
    },
    { name: 'no such page', path: `${shop}/nothing`, ready: title('There is no such page') },
    { name: 'no such shop', path: '/nowhere', ready: title('You do not work in a shop of this address') },
  ];
}

/** Goes through all screens, and looks at each when all of it is there. */
export async function lookAtAll(
  names: LongNames,
  journey: Journey,
  look: (name: string) => Promise<void>,
): Promise<void> {
  const { page, origin, expectStatus } = journey;
  for (const status of [400, 401, 404]) expectStatus(status);
  for (const { name, path, ready } of forAnybody) {
    await page.goto(`${origin}${path}`);
    await ready(page);
    await look(name);
  }
  for (const { name, path, ready } of forPeople(names)) {
    if (name === 'home') await names.office.enter(journey, names.owner, path);
    else await page.goto(`${origin}${path}`);
    await ready(page);
    await look(name);
  }
}
