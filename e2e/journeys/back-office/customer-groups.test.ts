import {
  changeCustomer,
  createCustomer,
  createCustomerGroup,
  renameCustomerGroup,
  setPriceLevels,
} from '@stoa/commerce';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hasFocus } from '../../harness/has-focus.ts';
import type { Journey } from '../../harness/journey.ts';
import { smallTargets } from '../../harness/targets.ts';
import { tabTo } from '../steps/keyboard.ts';
import {
  type Colleague,
  heading,
  type Office,
  officeDevices,
  openOffice,
  openScreen,
  row,
  told,
} from '../steps/office.ts';

let office: Office;
let owner: Colleague;
let groups: string;
beforeAll(async () => {
  office = await openOffice();
  owner = await office.employ('Olga Quay', 'owner');
  groups = `/${office.shop.code}/customer-groups`;
});
afterAll(() => office?.close());

interface Held {
  readonly customers?: readonly string[];
  /** The price levels of one product that name it. */
  readonly levels?: number;
}

/** Makes a group with customers and price levels in it; returns its code. */
async function makeGroup(name: string, { customers = [], levels = 0 }: Held = {}): Promise<string> {
  const { system } = office.own;
  const code = name.toLowerCase().replace(/\W+/g, '-');
  await createCustomerGroup(system, { code, name });
  for (const email of customers) await createCustomer(system, { email, group: code });
  if (levels > 0) {
    const productId = await office.own.sell(`Lamp of ${name}`, 10_000, 5);
    await setPriceLevels(system, {
      productId,
      levels: Array.from({ length: levels }, (_, at) => ({
        minQty: at + 1,
        price: 9000 - at,
        customerGroups: [code],
        savePercent: 10,
      })),
    });
  }
  return code;
}

/** Opens a dialog by the menu of a group. */
async function choose({ page }: Journey, name: string, step: 'Rename' | 'Remove'): Promise<Locator> {
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: step }).click();
  return page.getByRole('dialog', { name: `${step} the group “${name}”` });
}

it.each(officeDevices)(
  'a group is made by its name, whose code is proposed and cannot be one that is there, and is renamed over the name that somebody else gave it meanwhile: %s [ADM-303]',
  async (_, device) => {
    const name = `Key accounts ${device}`;
    const code = `key-accounts-${device}`;
    await office.visit(device, 'Groups', async (journey) => {
      const { page, step, expectStatus } = journey;
      await office.enter(journey, owner, `/${office.shop.code}`);
      await openScreen(journey, 'Customer groups');
      await row(journey, 'Retail').getByText('so it cannot be removed').waitFor();
      await page.getByRole('button', { name: 'New group' }).click();
      const dialog = page.getByRole('dialog', { name: 'New customer group' });
      const make = dialog.getByRole('button', { name: 'Make group' });
      const field = dialog.getByLabel('Code');
      await make.click();
      await dialog.getByText('2 fields need your attention').waitFor();
      await step('nothing typed');
      await dialog.getByLabel('Name').fill(name);
      await expect.poll(() => field.inputValue()).toBe(code);
      await field.fill('wholesale');
      await dialog.getByLabel('Name').fill(`${name}!`);
      expect(await field.inputValue()).toBe('wholesale');
      expectStatus(409);
      await make.click();
      await dialog.getByText('There is a group with this code already.').waitFor();
      await step('code taken');
      await dialog.getByLabel('Name').fill(name);
      await field.fill(code);
      await make.click();
      await told(page, `The group “${name}” is there`).waitFor();
      await row(journey, name).getByText(code).waitFor();

      const rename = await choose(journey, name, 'Rename');
      await renameCustomerGroup(office.own.system, { group: code, revision: 1, name: 'Their name' });
      await rename.getByLabel('Name').fill(`Our name ${device}`);
      await rename.getByRole('button', { name: 'Save name' }).click();
      await rename.getByText('Somebody else has set this to “Their name”').waitFor();
      await step('renamed meanwhile');
      await rename.getByRole('button', { name: 'Save name' }).click();
      await told(page, `The group is called “Our name ${device}” now`).waitFor();
      await row(journey, `Our name ${device}`).getByText(code).waitFor();
      expect(await row(journey, 'Their name').count()).toBe(0);
    });
  },
);

it.each(officeDevices)(
  'removing a group asks where its customers and price levels go, by their numbers, and moves them there; the first one is not removed: %s [ADM-303]',
  async (_, device) => {
    const [from, to] = [`Partners ${device}`, `Friends ${device}`];
    const code = await makeGroup(from, { customers: [`ann-${device}@quay.example`], levels: 2 });
    const other = await makeGroup(to);
    await office.visit(device, 'Removing groups', async (journey) => {
      const { page, step, origin } = journey;
      await office.enter(journey, owner, groups);
      const dialog = await choose(journey, from, 'Remove');
      await dialog.getByText('takes over its 1 customer and 2 price levels').waitFor();
      await dialog.getByRole('button', { name: 'Remove group' }).click();
      await dialog.getByText('Choose the group that they move to.').first().waitFor();
      await step('nowhere to move to');
      await dialog.getByLabel('Move them to').selectOption(to);
      await dialog.getByRole('button', { name: 'Remove group' }).click();
      await told(page, `The group “${from}” is removed, and what was in it is in “${to}”`).waitFor();
      await row(journey, from).waitFor({ state: 'detached' });

      await page.getByRole('link', { name: `1 customer of ${to}` }).click();
      await heading(page, 'Customers').waitFor();
      expect(new URL(page.url()).searchParams.getAll('group')).toEqual([other]);
      await row(journey, `ann-${device}@quay.example`).waitFor();
      await page.goBack();
      await page.getByRole('link', { name: `2 price levels of ${to}` }).click();
      await heading(page, to).waitFor();
      await row(journey, `lamp-of-partners-${device}`).first().getByText('$90.00').waitFor();
      await row(journey, `lamp-of-partners-${device}`).first().getByText('10%').waitFor();
      await row(journey, `lamp-of-partners-${device}`).first().getByText(to).waitFor();
      await step('price levels');

      await page.goto(`${origin}${groups}`);
      await page.getByRole('button', { name: 'Actions for Retail' }).click();
      await page.getByRole('menuitem', { name: 'Rename' }).waitFor();
      expect(await page.getByRole('menuitem').count()).toBe(1);
      await page.goto(`${origin}${groups}/retail`);
      await page.getByText('so it cannot be removed').waitFor();
      await page.getByRole('button', { name: 'Rename' }).waitFor();
      expect(await page.getByRole('button', { name: 'Remove' }).count()).toBe(0);
      await page.goto(`${origin}${groups}/${code}`);
      await heading(page, 'There is no such page').waitFor();
    });
  },
);

it('a group that got a customer while its removal was asked for is kept, and asks for the group to move to then [ADM-303]', async () => {
  const code = await makeGroup('Empty yet');
  const { customerId } = await createCustomer(office.own.system, { email: 'late@quay.example' });
  await office.visit('phone', 'Got a customer', async (journey) => {
    const { page, step, expectStatus } = journey;
    await office.enter(journey, owner, `${groups}/${code}`);
    await page.getByRole('button', { name: 'Remove' }).click();
    const dialog = page.getByRole('dialog', { name: 'Remove the group “Empty yet”?' });
    await dialog.getByText('No customer is in it and no price level names it.').waitFor();
    await changeCustomer(office.own.system, { customerId, group: code });
    expectStatus(409);
    await dialog.getByRole('button', { name: 'Remove group' }).click();
    await dialog.getByText('The group is in use (customers: 1, price levels: 0).').waitFor();
    await dialog.getByLabel('Move them to').selectOption('Retail');
    await step('in use by now');
    await dialog.getByRole('button', { name: 'Remove group' }).click();
    await told(page, 'The group “Empty yet” is removed, and what was in it is in “Retail”').waitFor();
    await heading(page, 'Customer groups').waitFor();
  });
});

it('who may not change prices is told that price levels would have to move; who may change no customer has no button [ADM-014, ADM-303]', async () => {
  const support = await office.employ('Sue Port', 'support');
  const reader = await office.employ('Rita Reads', 'read-only');
  const code = await makeGroup('Priced', { levels: 1 });
  await office.visit('phone', 'Support', async (journey) => {
    await office.enter(journey, support, groups);
    const dialog = await choose(journey, 'Priced', 'Remove');
    await dialog.getByText('Its 1 price level would move to another group').waitFor();
    await dialog.getByText('“Change prices” (prices:write)').waitFor();
    await journey.step('no permission for prices');
    expect(await dialog.getByRole('button', { name: 'Remove group' }).count()).toBe(0);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await dialog.waitFor({ state: 'detached' });
  });
  await office.visit('phone', 'Reader', async (journey) => {
    const { page, origin } = journey;
    await office.enter(journey, reader, groups);
    await row(journey, 'Priced').waitFor();
    const buttons = page.getByRole('main').getByRole('button');
    expect(await buttons.count()).toBe(0);
    await page.goto(`${origin}${groups}/${code}`);
    await row(journey, 'lamp-of-priced').waitFor();
    expect(await buttons.count()).toBe(0);
  });
});

it('the price levels of a group stand on several pages [ADM-303]', async () => {
  const code = await makeGroup('Many levels', { levels: 50 });
  const productId = await office.own.sell('Last lamp', 10_000, 5);
  await setPriceLevels(office.own.system, {
    productId,
    levels: [{ minQty: 3, price: 5000, customerGroups: [code, 'retail'], savePercent: 50 }],
  });
  await office.visit('desktop', 'Many price levels', async (journey) => {
    const { page, step } = journey;
    await office.enter(journey, owner, `${groups}/${code}`);
    await page.getByText('51 entries · Page 1').waitFor();
    const pager = page.getByRole('navigation', { name: /^Pages of / });
    await pager.getByRole('button', { name: 'Next' }).click();
    await page.getByText('51 entries · Page 2').waitFor();
    const last = row(journey, 'last-lamp');
    // The rows of before stand there until those of the page come.
    await last.waitFor();
    expect(await last.getByRole('rowheader').or(last.getByRole('cell')).allTextContents()).toEqual([
      ...['Last lamplast-lamp', '3', '$50.00', '50%', 'Many levelsRetail'],
    ]);
    await step('second page');
  });
});

it('by keyboard alone a group is made, and removed from its own screen', async () => {
  await office.visit('desktop', 'Keyboard', async (journey) => {
    const { page } = journey;
    const { keyboard } = page;
    await office.enter(journey, owner, groups);
    await heading(page, 'Customer groups').waitFor();
    await tabTo(page, page.getByRole('button', { name: 'New group' }));
    await keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'New customer group' });
    await expect.poll(() => hasFocus(dialog.getByLabel('Name'))).toBe(true);
    await keyboard.type('By hand');
    await expect.poll(() => dialog.getByLabel('Code').inputValue()).toBe('by-hand');
    await keyboard.press('Enter');
    await told(page, 'The group “By hand” is there').waitFor();

    await tabTo(page, page.getByRole('link', { name: 'By hand' }));
    await keyboard.press('Enter');
    await heading(page, 'By hand').waitFor();
    await expect.poll(() => hasFocus(heading(page, 'By hand'))).toBe(true);
    await tabTo(page, page.getByRole('button', { name: 'Remove' }));
    await keyboard.press('Enter');
    const question = page.getByRole('dialog', { name: 'Remove the group “By hand”?' });
    // What takes nothing away has the focus.
    await expect.poll(() => hasFocus(question.getByRole('button', { name: 'Cancel' }))).toBe(true);
    await keyboard.press('Shift+Tab');
    await keyboard.press('Enter');
    await told(page, 'The group “By hand” is removed').waitFor();
    await heading(page, 'Customer groups').waitFor();
    await expect.poll(() => hasFocus(heading(page, 'Customer groups'))).toBe(true);
  });
});

it('at 360 px what opens above the screens of groups has targets of 44 px and scrolls nowhere sideways [ADM-060]', async () => {
  const code = await makeGroup('A group with a name that is rather long for a phone', { levels: 1 });
  await office.visit('phone', 'Small screens of groups', async (journey) => {
    const { page, step, origin } = journey;
    await page.setViewportSize({ width: 360, height: 740 });
    const small: string[] = [];
    const measure = async (name: string) => {
      small.push(...(await smallTargets(page)).map((target) => `${name}: ${target}`));
      await step(name);
    };
    await office.enter(journey, owner, `${groups}/${code}`);
    await row(journey, code).waitFor();
    await measure('group');
    for (const [button, field] of [
      ['Rename', 'Name'],
      ['Remove', 'Move them to'],
    ] as const) {
      await page.getByRole('button', { name: button }).click();
      await page.getByRole('dialog').getByLabel(field).waitFor();
      await measure(button);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    await page.goto(`${origin}${groups}`);
    await page.getByRole('button', { name: 'New group' }).click();
    await page.getByRole('dialog').getByLabel('Code').waitFor();
    await measure('new group');
    expect(small).toEqual([]);
  });
});
