import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hasFocus } from '../../harness/has-focus.ts';
import {
  type Colleague,
  chooseScreen,
  heading,
  type Office,
  officeDevices,
  openOffice,
  PASSWORD,
  told,
} from '../steps/office.ts';
import { nameField, openAccount, save, saveBar } from '../steps/office-account.ts';
import { refuse } from '../steps/refuse-office.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office?.close());

const leaving = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });

/** Whether a press in the middle of something reaches it. */
const isOnTop = (what: Locator) =>
  what.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

const invalid = {
  status: 422,
  title: 'Unprocessable Content',
  code: 'invalid-input',
  detail: 'Please check what you typed.',
} as const;

const storedName = async ({ staffId }: Colleague) =>
  (await office.own.database.db.pool.query('select name from staff where id = $1', [staffId])).rows[0].name;

it.each(officeDevices)(
  'a change shows how many fields are changed until the old value is back; leaving asks, and not after a save: %s [ADM-034, ADM-035]',
  async (_, device) => {
    await office.visit(device, 'Save bar', async (journey) => {
      const { page, step } = journey;
      const who = await openAccount(office, journey);
      await nameField(page).fill('Ada Quilt');
      await saveBar(page).getByText('1 unsaved change').waitFor();
      await step('changed');
      await nameField(page).fill('Ada Quill');
      await saveBar(page).waitFor({ state: 'detached' });

      await nameField(page).fill('Ada Quilt');
      await chooseScreen(journey, 'Home');
      await leaving(page).waitFor();
      await step('leaving');
      await leaving(page).getByRole('button', { name: 'Stay here' }).click();
      await page.goBack();
      await leaving(page).getByRole('button', { name: 'Stay here' }).click();
      expect(await nameField(page).inputValue()).toBe('Ada Quilt');
      expect(new URL(page.url()).pathname).toBe('/account');
      // Closing the tab is asked by the browser itself.
      const asked = page.waitForEvent('dialog');
      const closing = page.close({ runBeforeUnload: true });
      const question = await asked;
      expect(question.type()).toBe('beforeunload');
      await question.dismiss();
      await closing;

      await save(page);
      await told(page, 'Your profile is saved').waitFor();
      await saveBar(page).waitFor({ state: 'detached' });
      expect(await storedName(who)).toBe('Ada Quilt');
      await chooseScreen(journey, 'Home');
      await heading(page, 'Quay & Sons').waitFor();
      await page.getByText('Hello, Ada Quilt').waitFor();
      expect(await leaving(page).count()).toBe(0);
    });
  },
);

it.each(officeDevices)(
  'a message that stands does not lie on the bar by which one saves: %s [ADM-034]',
  async (_, device) => {
    await office.visit(device, 'Message and save bar', async (journey) => {
      const { page, step, expectStatus } = journey;
      await office.byContract(await openAccount(office, journey));
      await page.reload();
      expectStatus(409);
      const gone = { status: 409, title: 'Conflict', code: 'conflict', detail: 'It is gone.' };
      await refuse(page, { ...gone, method: 'DELETE', path: '/account/sessions/*' });
      await page
        .getByRole('button', { name: /^Sign out .*browser/i })
        .first()
        .click();
      await told(page, 'It is gone.').waitFor();
      await nameField(page).fill('Ada Quilt');
      const buttons = saveBar(page).getByRole('button');
      for (const name of ['Discard', 'Save']) {
        expect(await isOnTop(buttons.filter({ hasText: name })), name).toBe(true);
      }
      await step('message above the bar');
    });
  },
);

it.each(officeDevices)(
  'a refused save is told beside its field and above the form, has the focus there and keeps what was typed: %s [ADM-038]',
  async (_, device) => {
    await office.visit(device, 'Refused save', async (journey) => {
      const { page, step, expectStatus } = journey;
      await openAccount(office, journey);
      const isFocused = () => hasFocus(nameField(page));
      const summary = page.getByRole('alert').filter({ hasText: 'One field needs your attention' });

      await nameField(page).fill(' ');
      await save(page);
      await page.getByText('Fill this in.').last().waitFor();
      await expect.poll(isFocused).toBe(true);
      await step('refused by the browser');

      // What the server alone refuses.
      const path = '/account';
      const errors = [{ pointer: '/name', detail: 'This name is taken by a ship.' }];
      const letThrough = await refuse(page, { ...invalid, method: 'PATCH', path, errors });
      expectStatus(422);
      await nameField(page).fill('Black Pearl');
      await nameField(page).blur();
      await save(page);
      await summary.getByText('This name is taken by a ship.').waitFor();
      await page
        .locator('.mantine-InputWrapper-error', { hasText: 'This name is taken by a ship.' })
        .waitFor();
      await expect.poll(isFocused).toBe(true);
      await step('refused by the server');
      await nameField(page).blur();
      await summary.getByRole('link', { name: 'Name' }).click();
      expect(await isFocused()).toBe(true);
      expect(await nameField(page).inputValue()).toBe('Black Pearl');

      await letThrough();
      await save(page);
      await told(page, 'Your profile is saved').waitFor();
      await summary.waitFor({ state: 'detached' });
    });
  },
);

it.each(officeDevices)(
  'a save refused for several fields lists each with a link to it, has the focus in the first of the form and keeps what was typed: %s [ADM-038]',
  async (_, device) => {
    await office.visit(device, 'Refused fields', async (journey) => {
      const { page, step, expectStatus } = journey;
      await openAccount(office, journey);
      await page.getByRole('button', { name: 'Change password' }).click();
      const dialog = page.getByRole('dialog', { name: 'Change password' });
      const current = dialog.getByLabel('Current password', { exact: true });
      const next = dialog.getByLabel('New password', { exact: true });
      await current.fill(PASSWORD);
      await next.fill('battery staple');

      // In another order than the form has.
      const errors = [
        { pointer: '/next', detail: 'Too well known.' },
        { pointer: '/current', detail: 'Long gone.' },
      ];
      await refuse(page, { ...invalid, method: 'PUT', path: '/account/password', errors });
      expectStatus(422);
      await dialog.getByRole('button', { name: 'Change password' }).click();
      const summary = dialog.getByRole('alert').filter({ hasText: '2 fields need your attention' });
      await summary.waitFor();
      expect(await summary.getByRole('listitem').allTextContents()).toEqual([
        'Current password: Long gone.',
        'New password: Too well known.',
      ]);
      expect(await dialog.locator('.mantine-InputWrapper-error').allTextContents()).toEqual([
        'Long gone.',
        'Too well known.',
      ]);
      await expect.poll(() => hasFocus(current)).toBe(true);
      await step('refused');
      await summary.getByRole('link', { name: 'New password' }).click();
      expect(await hasFocus(next)).toBe(true);
      expect([await current.inputValue(), await next.inputValue()]).toEqual([PASSWORD, 'battery staple']);
    });
  },
);

it.each(officeDevices)(
  'when the session has ended, the same person signs in above the form and the save goes on; another person saves nothing of it: %s [ADM-037]',
  async (_, device) => {
    const other = await office.employ('Otto Other', 'support');
    await office.visit(device, 'Session ended', async (journey) => {
      const { page, origin, step, expectStatus } = journey;
      const who = await openAccount(office, journey);
      const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
      const typeAndSave = async (name: string) => {
        await nameField(page).fill(name);
        await office.endSessions(who);
        await save(page);
        await dialog.getByText('Sign in again as').waitFor();
      };
      expectStatus(401);
      await typeAndSave('Ada Quiver');
      expect(await nameField(page).inputValue()).toBe('Ada Quiver');
      await step('signing in again');
      expect(await dialog.getByLabel('E-mail address').inputValue()).toBe(who.email);
      await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await dialog.getByRole('button', { name: 'Sign in' }).click();
      await told(page, 'Your profile is saved').waitFor();
      await dialog.waitFor({ state: 'hidden' });
      expect(await storedName(who)).toBe('Ada Quiver');

      await typeAndSave('Ada Quicksand');
      await dialog.getByLabel('E-mail address').fill(other.email);
      await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await dialog.getByRole('button', { name: 'Sign in' }).click();
      const someoneElse = page.getByRole('dialog', { name: 'You are now signed in as Otto Other' });
      await someoneElse.waitFor();
      await step('another person');
      await someoneElse.getByRole('button', { name: 'Go on as Otto Other' }).click();
      await page.getByText('Hello, Otto Other').waitFor();
      await page.goto(`${origin}/account`);
      expect(await nameField(page).inputValue()).toBe('Otto Other');
      expect([await storedName(who), await storedName(other)]).toEqual(['Ada Quiver', 'Otto Other']);
    });
  },
);

it.each(officeDevices)('offline, a save waits with a notice and goes on: %s [ADM-064]', async (_, device) => {
  await office.visit(device, 'Offline', async (journey) => {
    const { page, context, step, expectWords } = journey;
    const who = await openAccount(office, journey);
    await nameField(page).fill('Ada Quay');
    expectWords('ERR_INTERNET_DISCONNECTED');
    await context.setOffline(true);
    await save(page);
    await page.getByRole('status').filter({ hasText: 'You are offline' }).waitFor();
    await step('waiting');
    expect(await storedName(who)).toBe('Ada Quill');
    await context.setOffline(false);
    await told(page, 'Your profile is saved').waitFor();
    expect(await storedName(who)).toBe('Ada Quay');
  });
});
