import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Journey } from '../../harness/journey.ts';
import { mailsIn } from '../../harness/mailbox.ts';
import {
  type Colleague,
  chooseScreen,
  heading,
  type Office,
  officeDevices,
  openOffice,
  openScreen,
  PASSWORD,
  signIn,
  told,
} from '../steps/office.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office?.close());

const nameField = (page: Page) => page.getByLabel('Name', { exact: true });
const saveBar = (page: Page) => page.getByRole('region', { name: 'Unsaved changes' });
const save = (page: Page) => saveBar(page).getByRole('button', { name: 'Save' }).click();
const leaving = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });

/** Opens the account of somebody new, by way of the home of the shop. */
async function openAccount(journey: Journey): Promise<Colleague> {
  const who = await office.employ('Ada Quill', 'support');
  await office.enter(journey, who, `/${office.shop.code}`);
  await heading(journey.page, 'Quay & Sons').waitFor();
  await openScreen(journey, 'Your account');
  await nameField(journey.page).waitFor();
  return who;
}

const storedName = async ({ staffId }: Colleague) =>
  (await office.own.database.db.pool.query('select name from staff where id = $1', [staffId])).rows[0].name;

it.each(officeDevices)(
  'a change shows how many fields are changed until the old value is back; leaving asks, and not after a save: %s [ADM-034, ADM-035]',
  async (_, device) => {
    await office.visit(device, 'Save bar', async (journey) => {
      const { page, step } = journey;
      const who = await openAccount(journey);
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
  'a refused save is told beside its field and above the form, has the focus there and keeps what was typed: %s [ADM-038]',
  async (_, device) => {
    await office.visit(device, 'Refused save', async (journey) => {
      const { page, step, expectStatus } = journey;
      await openAccount(journey);
      const isFocused = () => nameField(page).evaluate((field) => field === document.activeElement);
      const summary = page.getByRole('alert').filter({ hasText: 'One field needs your attention' });

      await nameField(page).fill(' ');
      await save(page);
      await page.getByText('Fill this in.').last().waitFor();
      await expect.poll(isFocused).toBe(true);
      await step('refused by the browser');

      // What the server alone refuses.
      await page.route('**/api/v1/account', (route) =>
        route.request().method() === 'PATCH'
          ? route.fulfill({
              status: 422,
              contentType: 'application/problem+json',
              body: JSON.stringify({
                type: 'about:blank',
                title: 'Unprocessable Content',
                status: 422,
                code: 'invalid-input',
                detail: 'Please check what you typed.',
                instance: 'req-1',
                errors: [{ pointer: '/name', detail: 'This name is taken by a ship.' }],
              }),
            })
          : route.continue(),
      );
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

      await page.unroute('**/api/v1/account');
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
      await openAccount(journey);
      await page.getByRole('button', { name: 'Change password' }).click();
      const dialog = page.getByRole('dialog', { name: 'Change password' });
      const current = dialog.getByLabel('Current password', { exact: true });
      const next = dialog.getByLabel('New password', { exact: true });
      const isFocused = (field: typeof next) => field.evaluate((one) => one === document.activeElement);
      await current.fill(PASSWORD);
      await next.fill('battery staple');

      await page.route('**/api/v1/account/password', (route) =>
        route.fulfill({
          status: 422,
          contentType: 'application/problem+json',
          body: JSON.stringify({
            type: 'about:blank',
            title: 'Unprocessable Content',
            status: 422,
            code: 'invalid-input',
            detail: 'Please check what you typed.',
            instance: 'req-1',
            // In another order than the form has.
            errors: [
              { pointer: '/next', detail: 'Too well known.' },
              { pointer: '/current', detail: 'Long gone.' },
            ],
          }),
        }),
      );
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
      await expect.poll(() => isFocused(current)).toBe(true);
      await step('refused');
      await summary.getByRole('link', { name: 'New password' }).click();
      expect(await isFocused(next)).toBe(true);
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
      const who = await openAccount(journey);
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
    const who = await openAccount(journey);
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

it.each(officeDevices)(
  'sessions are listed with browser and address; one is ended, then all others, and each is out at its next request: %s [ADM-011]',
  async (_, device) => {
    await office.visit(device, 'Sessions', async (journey) => {
      const { page, step } = journey;
      const who = await openAccount(journey);
      const [second, third] = [await office.byContract(who), await office.byContract(who)];
      const fourth = await office.byContract(who);
      await page.reload();
      const sessions = page.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem');
      await expect.poll(() => sessions.count()).toBe(4);
      await sessions
        .filter({ hasText: 'This browser' })
        .getByText(/^198\.51\.100\.\d+$/)
        .waitFor();
      await sessions.filter({ hasText: '127.0.0.1' }).first().waitFor();
      await step('sessions');
      await page
        .getByRole('button', { name: /^Sign out .*browser/i })
        .first()
        .click();
      await told(page, /is signed out$/).waitFor();
      await expect.poll(() => sessions.count()).toBe(3);
      const statuses = () =>
        Promise.all([second, third, fourth].map(async (client) => (await client.session()).status));
      expect((await statuses()).toSorted()).toEqual([200, 200, 401]);

      await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
      const question = page.getByRole('dialog', { name: 'Sign out everywhere else?' });
      await question.getByRole('button', { name: 'Sign out everywhere else' }).click();
      await page.getByText('You are signed in nowhere else.').waitFor();
      expect(await statuses()).toEqual([401, 401, 401]);
      await page.reload();
      await sessions.filter({ hasText: 'This browser' }).waitFor();
    });
  },
);

it.each(officeDevices)(
  'a new password is set by a mailed link, which works once; an unknown address is answered alike: %s [ADM-005]',
  async (_, device) => {
    const who = await office.employ('Fay Forgetful', 'support');
    await office.visit(device, 'Forgot password', async (journey) => {
      const { page, origin, step, expectStatus } = journey;
      const ask = async (email: string) => {
        await page.goto(`${origin}/forgot-password`);
        await page.getByLabel('E-mail address').fill(email);
        await page.getByRole('button', { name: 'Send the link' }).click();
        await heading(page, 'Look into your mail').waitFor();
        return (await page.getByRole('main').textContent())?.replace(email, '…');
      };
      const unknown = `nobody-${device}@quay.example`;
      const [first, second] = [await ask(unknown), await ask(who.email)];
      expect(first).toBe(second);
      await step('asked');

      const link = await office.mailedLink(who.email, '/reset-password');
      await page.goto(link);
      await heading(page, 'Choose a new password').waitFor();
      await step('new password');
      await page.getByLabel('New password', { exact: true }).fill('battery staple');
      await page.getByRole('button', { name: 'Set the password' }).click();
      await page.getByText('Your new password is set. Sign in with it.').waitFor();
      expectStatus(401);
      await signIn(journey, who.email);
      await page.getByText('The email address or the password is not right.').waitFor();
      await signIn(journey, who.email, 'battery staple');
      await heading(page, 'Quay & Sons').waitFor();
      expect(mailsIn(office.own.mails).filter(({ to }) => to.includes(unknown))).toEqual([]);
    });
    await office.visit(device, 'Used link', async ({ page, expectStatus, step }) => {
      expectStatus(404);
      await page.goto(await office.mailedLink(who.email, '/reset-password'));
      await heading(page, 'This link does not work').waitFor();
      await page.getByRole('link', { name: 'Ask for a new link' }).waitFor();
      await step('used');
    });
  },
);
