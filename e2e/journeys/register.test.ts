import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { demo } from '../harness/demo.ts';
import { mailTo } from '../harness/mailbox.ts';
import { browserFor } from '../harness/with-browser.ts';
import { accountButton, submitLogin } from './steps/account.ts';

const travel = browserFor('harbor.localhost');
const manners = [
  ['with JavaScript', { device: 'desktop', scripts: true }],
  ['without JavaScript', { device: 'phone', scripts: false }],
] as const;

const PASSWORD = 'a good long password';

describe('opening an account', () => {
  it.each(manners)('from the form to the confirmed address, %s [ROUTE-013]', async (_, manner) => {
    await travel(manner, 'Register', async (journey) => {
      const { page, origin, step, expectStatus } = journey;
      expectStatus(400);
      const email = `${randomUUID()}@example.com`;
      const main = page.getByRole('main');
      await page.goto(`${origin}/login?return=/account/orders`);
      await main.getByRole('link', { name: 'Create an account' }).click();
      await page.getByRole('heading', { name: 'Create an account', level: 1 }).waitFor();
      await step('form');
      await main.getByLabel('First name').fill('Ada');
      await main.getByLabel('Email').fill('ada at example');
      await main.getByLabel('Password').fill('short');
      await main.getByRole('button', { name: 'Create account' }).click();
      await page.getByText('Please enter a valid email address').waitFor();
      await page.getByText('Please choose a password of 8 to 200 characters.').waitFor();
      expect(await main.getByLabel('First name').inputValue()).toBe('Ada');
      expect(await main.getByLabel('Email').inputValue()).toBe('ada at example');
      await step('refused');
      await main.getByLabel('Email').fill(email);
      await main.getByLabel('Password').fill(PASSWORD);
      await main.getByRole('button', { name: 'Create account' }).click();
      await page.getByText(`we have sent it to ${email}`).waitFor();
      await step('registered');
      await main.getByRole('link', { name: 'Sign in' }).click();
      await submitLogin(main, email, PASSWORD);
      await accountButton({ page }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/account/orders');
      await page.getByText('Your account is pending approval').waitFor();

      const mail = await mailTo(demo.mails, email);
      const [, link = ''] = /(https?:\/\/\S*\/verify-email\?[^\s"<>]+)/.exec(mail.text) ?? [];
      await page.goto(link);
      await step('confirm');
      await page.getByRole('button', { name: 'Confirm address' }).click();
      await page.getByText('Your email address is confirmed.').waitFor();
      await page.goto(`${origin}/account/orders`);
      await page.getByRole('heading', { name: 'My Orders', level: 1 }).waitFor();
      expect(await page.getByText('Your account is pending approval').count()).toBe(0);
      await page.goto(link);
      await page.getByRole('button', { name: 'Confirm address' }).click();
      await page.getByText('This link is not valid any more.').waitFor();
      await step('used link');
    });
  });
});
