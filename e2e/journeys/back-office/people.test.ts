import { invitePerson } from '@stoa/commerce';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { noteRequests } from '../../harness/note-requests.ts';
import {
  type Colleague,
  chooseScreen,
  heading,
  navigation,
  type Office,
  officeDevices,
  openOffice,
  openScreen,
  row,
  told,
} from '../steps/office.ts';

let office: Office;
let owner: Colleague;
let people: string;
beforeAll(async () => {
  office = await openOffice();
  owner = await office.employ('Olga Quay', 'owner');
  people = `/${office.shop.code}/people`;
});
afterAll(() => office?.close());

/** Invites somebody as the platform does; the mail goes out all the same. */
async function invite(email: string): Promise<string> {
  const officeUrl = `http://office.localhost:${office.server.port}`;
  await invitePerson(office.own.system, { email, role: 'support', officeUrl });
  return office.mailedLink(email, '/invitation');
}

it.each(officeDevices)(
  'an owner invites by mail; behind the link, which works once, the colleague has the shop and neither entries nor data of what her role does not open: %s',
  async (_, device) => {
    const email = `mary-${device}@quay.example`;
    await office.visit(device, 'Inviting', async (journey) => {
      const { page, step } = journey;
      await office.enter(journey, owner, people);
      await page.getByRole('button', { name: 'Invite' }).click();
      const dialog = page.getByRole('dialog', { name: 'Invite somebody' });
      await dialog.getByLabel('E-mail address').fill(email);
      await dialog.getByRole('radio', { name: /^Order manager/ }).click();
      await step('dialog');
      await dialog.getByRole('button', { name: 'Send the invitation' }).click();
      await told(page, `The invitation to ${email} is on its way`).waitFor();
      await dialog.waitFor({ state: 'hidden' });
      await row(journey, email).getByText('Order manager').waitFor();
      await row(journey, email).getByText('Olga Quay').waitFor();
      await step('invited');
    });
    const link = await office.mailedLink(email, '/invitation');
    await office.visit(device, 'Invited', async (journey) => {
      const { page, origin, step, expectStatus } = journey;
      expectStatus(401);
      await page.goto(link);
      await heading(page, 'Join Quay & Sons').waitFor();
      await page.getByLabel('Your name').fill('Mary Wharf');
      await page.getByLabel('Password', { exact: true }).fill('battery staple');
      await page.getByRole('button', { name: 'Create your account' }).click();
      await heading(page, 'Quay & Sons').waitFor();
      await page.getByText('Give money back').waitFor();
      if (device === 'phone') await page.getByRole('button', { name: 'Open the menu' }).click();
      await navigation(page).getByRole('link', { name: 'Home' }).waitFor();
      expect(await navigation(page).getByRole('link').allTextContents()).toEqual([
        'Home',
        'Orders',
        'Products',
        'Customers',
        'Customer groups',
        'Your account',
      ]);

      const asked = noteRequests(page, (request) => /\/api\/v1\/shops\//.test(request.url()));
      for (const screen of [people, `/${office.shop.code}/audit`]) {
        await page.goto(`${origin}${screen}`);
        await heading(page, 'You may not open this screen').waitFor();
        await page.getByText('(staff:read)').waitFor();
        await step(`no permission ${screen.split('/').at(-1)}`);
      }
      expect(asked).toEqual([]);

      expectStatus(404);
      await page.goto(link);
      await heading(page, 'This link does not work').waitFor();
    });
  },
);

it('sending again ends the former link, withdrawing the latter', async () => {
  const email = 'nell@quay.example';
  const former = await invite(email);
  await office.visit('phone', 'Send again', async (journey) => {
    const { page, step } = journey;
    const choose = async (name: string) => {
      await page.getByRole('button', { name: `Actions for ${email}` }).click();
      await page.getByRole('menuitem', { name }).click();
    };
    await office.enter(journey, owner, people);
    await choose('Send again');
    await told(page, `The invitation to ${email} is on its way again`).waitFor();
    const latter = await office.mailedLink(email, '/invitation', 2);
    expect(latter).not.toBe(former);

    const opened = async (link: string, title: string) =>
      office.visit('phone', 'Former link', async ({ page: other, expectStatus }) => {
        for (const status of [401, 404]) expectStatus(status);
        await other.goto(link);
        await heading(other, title).waitFor();
      });
    await opened(former, 'This link does not work');
    await opened(latter, 'Join Quay & Sons');

    await choose('Withdraw');
    const question = page.getByRole('dialog', { name: `Withdraw the invitation to ${email}?` });
    await step('withdrawing');
    await question.getByRole('button', { name: 'Withdraw' }).click();
    await told(page, `The invitation to ${email} is withdrawn`).waitFor();
    await row(journey, email).waitFor({ state: 'detached' });
    await opened(latter, 'This link does not work');
  });
});

it.each(officeDevices)(
  'roles are changed, but for that of the last owner, of which the sentence says why: %s',
  async (_, device) => {
    const shop = await office.anotherShop('Sole & Co');
    const only = await office.employ('Oona Sole', 'owner', shop);
    const colleague = await office.employ('Pia Deck', 'support', shop);
    await office.visit(device, 'Roles', async (journey) => {
      const { page, step, expectStatus } = journey;
      const dialogOf = async ({ name }: Colleague) => {
        await page.getByRole('button', { name: `Actions for ${name}` }).click();
        await page.getByRole('menuitem', { name: 'Change role' }).click();
        return page.getByRole('dialog', { name: `Change the role of ${name}` });
      };
      await office.enter(journey, only, `/${shop.code}/people`);
      const own = await dialogOf(only);
      await own.getByText('With another one you may lose the way back to this screen.').waitFor();
      await own.getByRole('radio', { name: /^Support/ }).click();
      expectStatus(409);
      await own.getByRole('button', { name: 'Save role' }).click();
      await own
        .getByText(
          'This is the last owner of the shop. Please make somebody else an owner first: a shop is never without one.',
        )
        .waitFor();
      await step('last owner');
      await own.getByRole('button', { name: 'Close' }).click();
      const question = page.getByRole('dialog', { name: 'Leave without saving?' });
      await question.getByRole('button', { name: 'Leave', exact: true }).click();
      await own.waitFor({ state: 'hidden' });

      const other = await dialogOf(colleague);
      await other.getByRole('radio', { name: /^Catalog manager/ }).click();
      await other.getByRole('button', { name: 'Save role' }).click();
      await told(page, 'Pia Deck is now Catalog manager').waitFor();
      await row(journey, 'Pia Deck').getByText('Catalog manager').waitFor();
      await row(journey, 'Oona Sole').getByText('Owner', { exact: true }).waitFor();
    });
  },
);

it.each(officeDevices)(
  'the list tells second factor, last sign-in and sessions; ending them all, somebody is led to sign in by her next step: %s',
  async (_, device) => {
    const shop = await office.anotherShop('Rope & Co');
    const boss = await office.employ('Bo Rope', 'owner', shop);
    const colleague = await office.employ('Cleo Knot', 'owner', shop);
    await office.employ('Never Here', 'support', shop);
    await office.visit(device, 'Her sessions', async (hers) => {
      await office.enter(hers, colleague, `/${shop.code}`);
      await heading(hers.page, 'Rope & Co').waitFor();
      await office.visit(device, 'Ending sessions', async (journey) => {
        const { page, step } = journey;
        await office.enter(journey, boss, `/${shop.code}/people`);
        await row(journey, 'Cleo Knot').getByText('Off').waitFor();
        await row(journey, 'Cleo Knot').getByRole('time').waitFor();
        await row(journey, 'Never Here').getByText('Never', { exact: true }).waitFor();
        await step('people');
        await page.getByRole('button', { name: 'Actions for Cleo Knot' }).click();
        await step('menu');
        await page.getByRole('menuitem', { name: 'End all sessions' }).click();
        const question = page.getByRole('dialog', { name: 'End all sessions of Cleo Knot?' });
        await question.getByRole('button', { name: 'End all sessions' }).click();
        await told(page, 'Cleo Knot is signed out everywhere').waitFor();
      });
      hers.expectStatus(401);
      await chooseScreen(hers, 'People');
      await heading(hers.page, 'Sign in').waitFor();
      expect(new URL(hers.page.url()).searchParams.get('to')).toBe(`/${shop.code}/people`);
    });
  },
);

it.each(officeDevices)(
  'whoever works in two shops switches from every screen to the same one, without the filters of the other: %s',
  async (_, device) => {
    const first = await office.anotherShop('First Pier');
    const second = await office.anotherShop('Second Pier');
    const both = await office.employ('Dora Both', 'owner', first);
    await office.alsoIn(second, both, 'owner');
    await office.visit(device, 'Two shops', async (journey) => {
      const { page, origin, step } = journey;
      const switchTo = async (name: string) => {
        await page.getByRole('button', { name: /^Switch shop, / }).click();
        await page.getByRole('menuitem', { name: new RegExp(name) }).click();
      };
      await office.enter(journey, both, `/${first.code}`);
      for (const [path, title] of [
        ['', 'First Pier'],
        ['/people', 'People'],
        ['/audit?verb=role.assign&page=1', 'Audit log'],
      ] as const) {
        await page.goto(`${origin}/${first.code}${path}`);
        await heading(page, title).waitFor();
        await switchTo('Second Pier');
        const expected = `${origin}/${second.code}${path.split('?')[0]}`;
        await expect.poll(() => page.url()).toBe(expected);
        await page.getByRole('button', { name: 'Switch shop, now Second Pier' }).waitFor();
      }
      await openScreen(journey, 'Your account');
      await page.getByRole('button', { name: /^Switch shop, / }).click();
      await page.getByRole('menuitem', { name: /First Pier/ }).waitFor();
      await step('switching');
      await page.getByRole('menuitem', { name: /First Pier/ }).click();
      await heading(page, 'First Pier').waitFor();
    });
  },
);
