import {
  addCustomerAddress,
  changeCustomer,
  changeCustomerAddress,
  createCustomer,
  createCustomerGroup,
  readCustomerForStaff,
  renameCustomerGroup,
} from '@stoa/commerce';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Journey } from '../../harness/journey.ts';
import { heading, type Office, officeDevices, openOffice, row, told } from '../steps/office.ts';
import { save } from '../steps/office-account.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office?.close());

const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name, exact: true });

const home = {
  firstName: 'Ada',
  lastName: 'Byron',
  line1: '1 Main Street',
  city: 'Portland',
  state: 'ME',
  postcode: '04101',
  country: 'US',
};

/** Makes a customer with an address, and opens their page. */
async function openAda(journey: Journey, email: string) {
  const { system } = office.own;
  const { customerId } = await createCustomer(system, { email, firstName: 'Ada' });
  const { addressId } = await addCustomerAddress(system, { customerId, address: home });
  const path = `/${office.shop.code}/customers/${customerId}`;
  await office.enter(journey, await office.employ('Sue Port', 'support'), path);
  await heading(journey.page, 'Ada').waitFor();
  return { customerId, addressId };
}

/** Comes back to the window after a long time, upon which what it shows is read anew. */
async function comeBack(page: Page, path: string): Promise<void> {
  await page.clock.setFixedTime('2100-01-01');
  const read = page.waitForResponse((answer) => answer.url().endsWith(path));
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
  await read;
}

it.each(officeDevices)(
  'what somebody else has set a field to while it is typed into is told as soon as it is known, before anything is saved: %s [ADM-907]',
  async (_, device) => {
    await office.visit(device, 'Read anew while typing', async (journey) => {
      const { page, step } = journey;
      const { customerId } = await openAda(journey, `typing-${device}@example.com`);
      await page.getByLabel('First name').fill('Adele');
      await changeCustomer(office.own.system, { customerId, firstName: 'Adina', lastName: 'King' });
      await page.getByRole('button', { name: 'Mail a link to a new password' }).click();
      await heading(page, 'Adina King').waitFor();
      await page.getByText('Somebody else has set this to “Adina”.').first().waitFor();
      expect(await page.getByLabel('First name').inputValue()).toBe('Adele');
      await step('told while typing');
      await save(page);
      await told(page, 'The customer is saved').waitFor();
      await heading(page, 'Adele King').waitFor();
    });
  },
);

it.each(officeDevices)(
  'an address that somebody else has changed while it is edited is not overwritten unseen: %s [ADM-907]',
  async (_, device) => {
    await office.visit(device, 'An address by two', async (journey) => {
      const { page, step, expectStatus } = journey;
      expectStatus(409);
      const { customerId, addressId: id } = await openAda(journey, `address-${device}@example.com`);
      await page.getByRole('button', { name: 'Actions for the address 1 Main Street' }).click();
      await page.getByRole('menuitem', { name: 'Edit' }).click();
      const editing = dialog(page, 'Edit the address');
      await editing.getByLabel('City').fill('Augusta');
      const address = { ...home, line1: '2 Side Street' };
      await changeCustomerAddress(office.own.system, { customerId, id, address });
      await comeBack(page, `/customers/${customerId}`);
      const saving = editing.getByRole('button', { name: 'Save address' });
      await saving.click();
      await editing.getByRole('alert').waitFor();
      const { addresses } = await readCustomerForStaff(office.own.system, customerId);
      expect(addresses[0]?.address).toMatchObject({ line1: '2 Side Street', city: 'Portland' });
      await step('told');
      await saving.click();
      await told(page, 'The address is saved').waitFor();
    });
  },
);

it.each(officeDevices)(
  'another e-mail address is asked for beside a change of the name: it is told, and not that somebody set the address: %s',
  async (_, device) => {
    await office.visit(device, 'An e-mail address by two', async (journey) => {
      const { page, step, expectStatus } = journey;
      expectStatus(409);
      const { customerId } = await openAda(journey, `mail-${device}@example.com`);
      await page.getByRole('button', { name: 'Change the e-mail address' }).click();
      const asking = dialog(page, 'Change the e-mail address');
      await asking.getByLabel('New e-mail address').fill(`later-${device}@example.com`);
      await changeCustomer(office.own.system, { customerId, firstName: 'Adina' });
      const sending = asking.getByRole('button', { name: 'Send the link' });
      await sending.click();
      await asking.getByRole('alert').waitFor();
      expect(await asking.getByText('Somebody else has set this').count()).toBe(0);
      await step('told');
      await sending.click();
      await told(page, `A link is on its way to later-${device}@example.com`).waitFor();
    });
  },
);

it.each(officeDevices)(
  'the name that somebody else gave a group while it is renamed is not overwritten unseen: %s [ADM-907]',
  async (_, device) => {
    const code = `mill-${device}`;
    const { system } = office.own;
    await createCustomerGroup(system, { code, name: `Mill ${device}` });
    await office.visit(device, 'A group by two', async (journey) => {
      const { page, step, expectStatus } = journey;
      expectStatus(409);
      const owner = await office.employ('Olga Quay', 'owner');
      await office.enter(journey, owner, `/${office.shop.code}/customer-groups`);
      await row(journey, `Mill ${device}`).waitFor();
      await page.getByRole('button', { name: `Actions for Mill ${device}`, exact: true }).click();
      await page.getByRole('menuitem', { name: 'Rename' }).click();
      const renaming = dialog(page, `Rename the group “Mill ${device}”`);
      await renaming.getByLabel('Name').fill(`Mills ${device}`);
      await renameCustomerGroup(system, { group: code, name: `Millers ${device}`, revision: 1 });
      await comeBack(page, '/customer-groups');
      const saving = renaming.getByRole('button', { name: 'Save name' });
      await saving.click();
      await renaming.getByText(`Somebody else has set this to “Millers ${device}”.`).first().waitFor();
      await step('told');
      await saving.click();
      await told(page, `The group is called “Mills ${device}” now`).waitFor();
    });
  },
);
