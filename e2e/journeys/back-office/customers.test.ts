import { changeCustomer, createCustomer } from '@stoa/commerce';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Journey } from '../../harness/journey.ts';
import { mailsIn } from '../../harness/mailbox.ts';
import { addToCart, placeOrder, readyOrder } from '../../harness/shopper.ts';
import { until } from '../../harness/until.ts';
import {
  type Colleague,
  heading,
  type Office,
  officeDevices,
  openOffice,
  openScreen,
  PASSWORD,
  row,
  told,
} from '../steps/office.ts';
import { save, saveBar } from '../steps/office-account.ts';

let office: Office;
let support: Colleague;
beforeAll(async () => {
  office = await openOffice();
  support = await office.employ('Sue Port', 'support');
});
afterAll(() => office?.close());

type NewCustomer = Parameters<typeof createCustomer>[1];

async function makeCustomer(given: NewCustomer): Promise<{ id: string; email: string; path: string }> {
  const { customerId: id } = await createCustomer(office.own.system, given);
  return { id, email: given.email, path: `/${office.shop.code}/customers/${id}` };
}

/** Opens the page of a customer as somebody of the support. */
async function openCustomer(journey: Journey, { path }: { readonly path: string }, name: string) {
  await office.enter(journey, support, path);
  await heading(journey.page, name).waitFor();
}

/** Waits for a mail to an address by its subject. */
const mailTo = (email: string, subject: string) =>
  until(`the mail “${subject}” to ${email}`, () =>
    mailsIn(office.own.mails).find((mail) => mail.to.includes(email) && mail.subject.includes(subject)),
  );

const part = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name, exact: true });

it.each(officeDevices)(
  'customers are found and filtered, also after coming back from one; those who wait are approved at once, with a mail to each: %s [ADM-051]',
  async (_, device) => {
    const waiting = [`wanda-${device}@example.com`, `walter-${device}@example.com`];
    for (const email of waiting) await makeCustomer({ email, firstName: `W ${device}`, status: 'pending' });
    const vera = `vera-${device}@example.com`;
    await makeCustomer({ email: vera, firstName: 'Vera', group: 'wholesale' });
    await office.visit(device, 'Customers', async (journey) => {
      const { page, step } = journey;
      await office.enter(journey, support, `/${office.shop.code}`);
      await openScreen(journey, 'Customers');
      await page.getByRole('searchbox').fill(vera);
      await row(journey, vera).getByText('Wholesale').waitFor();
      await row(journey, waiting[0] ?? '').waitFor({ state: 'detached' });
      await step('found');
      await page.goto(`${journey.origin}/${office.shop.code}/customers?group=wholesale&orders=..0&spent=..0`);
      await row(journey, vera).waitFor();
      expect(await row(journey, waiting[0] ?? '').count()).toBe(0);
      await step('filtered');
      const filtered = page.url();
      await page.getByRole('link', { name: 'Vera' }).first().click();
      await heading(page, /Vera/).waitFor();
      await page.getByRole('main').getByRole('link', { name: 'Customers', exact: true }).click();
      await row(journey, vera).waitFor();
      expect(page.url()).toBe(filtered);

      await page.goto(`${journey.origin}/${office.shop.code}/customers`);
      await page.getByRole('link', { name: 'To approve' }).click();
      await row(journey, waiting[1] ?? '').waitFor();
      await row(journey, vera).waitFor({ state: 'detached' });
      await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
      await step('selected');
      await page.getByRole('button', { name: 'Approve', exact: true }).click();
      const question = dialog(page, 'Approve 2 customers');
      await question.getByLabel('Tell them by e-mail').check();
      await step('approving');
      await question.getByRole('button', { name: 'Approve 2 customers' }).click();
      await told(page, '2 customers are approved').waitFor();
      await page.getByText('Nobody waits to be approved').waitFor();
      await page.getByRole('region', { name: 'Actions for what is selected' }).waitFor({ state: 'detached' });
      await step('nobody waits');
    });
    for (const email of waiting) expect(await mailTo(email, 'is approved')).toBeDefined();
  },
);

it.each(officeDevices)(
  'somebody is added and moved to a group, and their page changes them: %s',
  async (_, device) => {
    const email = `nell-${device}@example.com`;
    const name = `Nell ${device}`;
    await office.visit(device, 'Adding a customer', async (journey) => {
      const { page, step } = journey;
      await office.enter(journey, support, `/${office.shop.code}/customers`);
      await page.getByRole('button', { name: 'Add customer' }).first().click();
      const adding = dialog(page, 'Add a customer');
      await adding.getByLabel('E-mail address').fill(email);
      await step('adding');
      await adding.getByRole('button', { name: 'Add customer' }).click();
      await heading(page, email).waitFor();
      await step('added');
      await page.getByLabel('First name').fill(name);
      await page.getByLabel('Status').selectOption('Restricted');
      await page.getByLabel('Tell them by e-mail that they are restricted').check();
      await saveBar(page).getByText('2 unsaved changes').waitFor();
      await step('changed');
      await save(page);
      await told(page, 'The customer is saved').waitFor();
      await heading(page, name).waitFor();

      await page.getByRole('main').getByRole('link', { name: 'Customers', exact: true }).click();
      await row(journey, email).getByText('Restricted').waitFor();
      await page.getByRole('checkbox', { name: `Select ${name}` }).check();
      await page.getByRole('button', { name: 'Move to group…' }).click();
      const moving = dialog(page, 'Move 1 customer to another group');
      await moving.getByLabel('Group').selectOption('Wholesale');
      await moving.getByRole('button', { name: 'Move 1 customer' }).click();
      await told(page, '1 customer is in another group now').waitFor();
      await row(journey, email).getByText('Wholesale').waitFor();
    });
    expect(await mailTo(email, 'is restricted')).toBeDefined();
  },
);

it.each(officeDevices)(
  'what somebody else has set a field to meanwhile is told beside it; what is typed stays and is saved by the next press: %s',
  async (_, device) => {
    const ada = await makeCustomer({
      email: `ada-${device}@example.com`,
      firstName: 'Ada',
      lastName: 'Byron',
    });
    await office.visit(device, 'Two people', async (journey) => {
      const { page, step, expectStatus } = journey;
      expectStatus(409);
      await openCustomer(journey, ada, 'Ada Byron');
      await page.getByLabel('First name').fill('Adele');
      await changeCustomer(office.own.system, { customerId: ada.id, firstName: 'Adina', lastName: 'King' });
      await save(page);
      await page.getByText('Somebody else has set this to “Adina”.').first().waitFor();
      await heading(page, 'Adina King').waitFor();
      expect(await page.getByLabel('First name').inputValue()).toBe('Adele');
      expect(await page.getByLabel('Last name').inputValue()).toBe('King');
      await step('conflict');
      await save(page);
      await told(page, 'The customer is saved').waitFor();
      await heading(page, 'Adele King').waitFor();
      await saveBar(page).waitFor({ state: 'detached' });
    });
  },
);

it.each(officeDevices)('a new e-mail address waits, and is withdrawn: %s', async (_, device) => {
  const email = `old-${device}@example.com`;
  const later = `new-${device}@example.com`;
  const eve = await makeCustomer({ email, firstName: 'Eve', password: PASSWORD });
  await office.visit(device, 'Another address', async (journey) => {
    const { page, step } = journey;
    await openCustomer(journey, eve, 'Eve');
    await page.getByRole('button', { name: 'Change the e-mail address' }).click();
    const asking = dialog(page, 'Change the e-mail address');
    await asking.getByText('It holds only once the link is followed').waitFor();
    await asking.getByLabel('New e-mail address').fill(later);
    await step('asking');
    await asking.getByRole('button', { name: 'Send the link' }).click();
    await told(page, `A link is on its way to ${later}`).waitFor();
    await page.getByText(`${later} waits to be confirmed`).waitFor();
    await page.getByRole('link', { name: `Write to ${email}` }).waitFor();
    await step('waits');
    await mailTo(later, '');
    await page.getByRole('button', { name: `Withdraw the new address ${later}` }).click();
    await told(page, `${later} is withdrawn`).waitFor();
    await page.getByText(`${later} waits to be confirmed`).waitFor({ state: 'detached' });
  });
});

it.each(officeDevices)(
  'an address at fault is told field by field, then kept, changed and removed: %s',
  async (_, device) => {
    const max = await makeCustomer({
      email: `max-${device}@example.com`,
      firstName: 'Max',
      lastName: 'Moor',
    });
    await office.visit(device, 'Addresses', async (journey) => {
      const { page, step, expectStatus } = journey;
      expectStatus(400);
      await openCustomer(journey, max, 'Max Moor');
      const addresses = part(page, 'Addresses');
      await addresses.getByRole('button', { name: 'Add address' }).click();
      const adding = dialog(page, 'Add an address');
      await adding.getByLabel('Country').selectOption('United States');
      expect(await adding.getByLabel('First name').inputValue()).toBe('Max');
      await adding.getByLabel('Street address').fill('1 Main Street');
      await adding.getByLabel('City').fill('Portland');
      await adding.getByLabel('ZIP code').fill('4101');
      await adding.getByRole('button', { name: 'Save address' }).click();
      const fault = adding.locator('.mantine-InputWrapper-error', { hasText: 'ZIP code must look like' });
      await fault.waitFor();
      expect(await adding.getByLabel('City').inputValue()).toBe('Portland');
      await step('at fault');
      await adding.getByLabel('ZIP code').fill('04101');
      await adding.getByLabel('State').selectOption('Maine');
      await adding.getByRole('button', { name: 'Save address' }).click();
      await told(page, 'The address is added').waitFor();
      await addresses.getByText('Portland, ME 04101').waitFor();
      await addresses.getByText('Default').waitFor();
      await step('added');

      await addresses.getByRole('button', { name: 'Actions for the address 1 Main Street' }).click();
      await page.getByRole('menuitem', { name: 'Edit' }).click();
      const editing = dialog(page, 'Edit the address');
      await editing.getByLabel('Street address').fill('2 Main Street');
      await editing.getByRole('button', { name: 'Save address' }).click();
      await told(page, 'The address is saved').waitFor();
      await addresses.getByText('2 Main Street').waitFor();

      await addresses.getByRole('button', { name: 'Actions for the address 2 Main Street' }).click();
      await page.getByRole('menuitem', { name: 'Remove' }).click();
      await dialog(page, 'Remove this address?').getByRole('button', { name: 'Remove' }).click();
      await told(page, 'The address is removed').waitFor();
      await addresses.getByText('No address is kept yet.').waitFor();
    });
  },
);

it.each(officeDevices)(
  'a link to a new password is mailed, all sessions are ended, and their orders lead to the list of them and back: %s',
  async (_, device) => {
    const email = `olli-${device}@example.com`;
    const olli = await makeCustomer({ email, firstName: 'Olli', lastName: 'Ahti', password: PASSWORD });
    const shopper = office.own.visitor(office.server);
    await shopper.post('/api/auth/login', { email, password: PASSWORD });
    await addToCart(shopper, await office.own.sell(`Bell ${device}`, 900, 5), 1);
    const { body } = await placeOrder(shopper, await readyOrder(shopper, email));
    const number = body.order?.increment_id ?? '';
    await office.visit(device, 'Sign-in and orders', async (journey) => {
      const { page, step } = journey;
      await openCustomer(journey, olli, 'Olli Ahti');
      const signIn = part(page, 'Sign-in');
      await signIn.getByText('Has a password.').waitFor();
      await signIn.getByText('Signed in in 1 browser or app.').waitFor();
      await signIn.getByRole('button', { name: 'Mail a link to a new password' }).click();
      await told(page, `A link to a new password is on its way to ${email}`).waitFor();
      await mailTo(email, 'password');
      await signIn.getByRole('button', { name: 'End all sessions' }).click();
      const question = dialog(page, 'End all sessions of Olli Ahti?');
      await step('ending');
      await question.getByRole('button', { name: 'End all sessions' }).click();
      await told(page, '1 session is ended').waitFor();
      await signIn.getByText('Signed in nowhere.').waitFor();

      await page.getByRole('link', { name: 'All orders of this customer' }).click();
      await heading(page, 'Orders').waitFor();
      await row(journey, number).waitFor();
      await page.getByText('1 entry matches').first().waitFor();
      await page.getByRole('button', { name: 'Remove the filter “Customer”' }).waitFor();
      await page.getByRole('search').getByText('Olli Ahti').waitFor();
      await step('orders of a customer');
      await page.getByRole('link', { name: number }).click();
      await page.getByRole('link', { name: 'Ada Tester' }).click();
      await heading(page, 'Olli Ahti').waitFor();
    });
  },
);

it('whoever may only see customers reads values without inputs, and finds nothing that changes them [ADM-014]', async () => {
  const reader = await office.employ('Rae Reader', 'read-only');
  const ivy = await makeCustomer({ email: 'ivy@example.com', firstName: 'Ivy', status: 'pending' });
  await office.visit('phone', 'Reading customers', async (journey) => {
    const { page, step } = journey;
    await office.enter(journey, reader, `/${office.shop.code}/customers?q=ivy`);
    await row(journey, 'Ivy').waitFor();
    const main = page.getByRole('main');
    expect(await main.getByRole('checkbox').count()).toBe(0);
    expect(await main.getByRole('button', { name: 'Add customer' }).count()).toBe(0);
    await page.goto(`${journey.origin}${ivy.path}`);
    await heading(page, 'Ivy').waitFor();
    await part(page, 'Sign-in').getByText('Has no password yet').waitFor();
    expect(await main.getByRole('textbox').count()).toBe(0);
    expect(await main.getByRole('combobox').count()).toBe(0);
    expect(await main.getByRole('button').count()).toBe(0);
    await step('read only');
  });
});
