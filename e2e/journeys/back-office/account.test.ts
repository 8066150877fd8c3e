import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailsIn } from '../../harness/mailbox.ts';
import { heading, type Office, officeDevices, openOffice, signIn, told } from '../steps/office.ts';
import { openAccount } from '../steps/office-account.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office?.close());

it.each(officeDevices)(
  'sessions are listed with browser and address; one is ended, then all others, and each is out at its next request: %s [ADM-011]',
  async (_, device) => {
    await office.visit(device, 'Sessions', async (journey) => {
      const { page, step } = journey;
      const who = await openAccount(office, journey);
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
