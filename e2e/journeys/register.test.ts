import { unique } from '@stoa/commerce/testing';
import { describe, expect, it } from 'vitest';
import { demo } from '../harness/demo.ts';
import { manners } from '../harness/devices.ts';
import { mailTo } from '../harness/mailbox.ts';
import { browserFor } from '../harness/with-browser.ts';
import { accountButton } from './steps/account.ts';

const travel = browserFor('harbor.localhost');

const PASSWORD = 'a good long password';

type Journey = Parameters<Parameters<typeof travel>[2]>[0];

/** Saves an address and a name; what is wrong is said beside the field. */
async function keepProfile({ page, origin, step }: Journey): Promise<void> {
  const main = page.getByRole('main');
  await page.goto(`${origin}/account/address-book`);
  await main.getByRole('link', { name: 'Add an address' }).click();
  await main.getByLabel('Last name').fill('Byron');
  await main.getByRole('button', { name: 'Save address' }).click();
  await main.getByText('Street address is required').waitFor();
  expect(await main.getByLabel('Last name').inputValue()).toBe('Byron');
  await step('address refused');
  await main.getByLabel('Street address').fill('1 Main Street');
  await main.getByLabel('City').fill('New York');
  await main.getByLabel('State').selectOption('NY');
  await main.getByLabel(/ZIP/).fill('10001');
  await main.getByLabel('Phone').fill('2125550100');
  await main.getByRole('button', { name: 'Save address' }).click();
  await main.getByText('Your address is saved.').waitFor();
  expect(await main.getByText('Default address').count()).toBe(1);
  await step('addresses');
  await page.goto(`${origin}/account/settings`);
  await main.getByLabel('Last name').fill('Love\u202elace');
  await main.getByRole('button', { name: 'Save', exact: true }).click();
  await main.getByText('Please leave out characters that cannot be seen').waitFor();
  const heightOf = async (label: string) => (await main.getByLabel(label).boundingBox())?.height ?? 0;
  // The border of a refused field is wider; what is said below it must not stretch the one beside it.
  expect(Math.abs((await heightOf('First name')) - (await heightOf('Last name')))).toBeLessThan(4);
  await step('settings refused');
  await main.getByLabel('Last name').fill('Lovelace');
  await main.getByRole('button', { name: 'Save', exact: true }).click();
  await main.getByText('Your details are saved.').waitFor();
  expect(await main.getByLabel('Last name').inputValue()).toBe('Lovelace');
  await step('settings');
  await page.goto(`${origin}/account/ordered-products`);
  await main.getByText('What you order appears here').waitFor();
  await step('nothing ordered');
}

/** Signs out, forgets the password, and gets in again by the mailed link. */
async function forget({ page, origin, step }: Journey, email: string): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Sign in / Register' }).waitFor();
  await page.goto(`${origin}/login`);
  await main.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByRole('heading', { name: 'Forgot your password?', level: 1 }).waitFor();
  await step('forgot');
  await main.getByLabel('Email').fill(email);
  await main.getByRole('button', { name: 'Send the link' }).click();
  await main.getByText(`If there is an account for ${email}`).waitFor();
  const mail = await mailTo(demo.mails, email, 'Reset your password');
  const [link = ''] = /https?:\/\/\S*\/reset-password\?[^\s"<>]+/.exec(mail.text) ?? [];
  await page.goto(link);
  await main.getByLabel('New password').fill('short');
  await main.getByRole('button', { name: 'Save password' }).click();
  await main.getByText('Please choose a password of 8 to 200 characters.').waitFor();
  await step('choose');
  await main.getByLabel('New password').fill('another long password');
  await main.getByRole('button', { name: 'Save password' }).click();
  await main.getByText('Your new password is saved.').waitFor();
  await step('signed in');
  await page.goto(link);
  await main.getByLabel('New password').fill('a third long password');
  await main.getByRole('button', { name: 'Save password' }).click();
  await main.getByText('This link no longer works').waitFor();
}

describe('opening an account', () => {
  it.each(manners)(
    'from the form to the confirmed address, %s and what the account keeps [ROUTE-010, ROUTE-013, ROUTE-014, ROUTE-024, ROUTE-017, ACC-016]',
    async (_, manner) => {
      await travel(manner, 'Register', async (journey) => {
        const { page, origin, step, expectStatus } = journey;
        expectStatus(400);
        const email = `${unique('guest')}@example.com`;
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
        await accountButton({ page }).waitFor();
        expect(new URL(page.url()).pathname).toBe('/account/orders');
        await page.getByText('Your account is pending approval').waitFor();
        await step('registered');

        const mail = await mailTo(demo.mails, email);
        const [, link = ''] = /(https?:\/\/\S*\/verify-email\?[^\s"<>]+)/.exec(mail.text) ?? [];
        // On another device.
        await page.context().clearCookies();
        await page.goto(link);
        await page.getByRole('heading', { name: 'Sign in', level: 1 }).waitFor();
        await main.getByLabel('Email').fill(email);
        await main.getByLabel('Password').fill(PASSWORD);
        await main.getByRole('button', { name: 'Sign in' }).click();
        await page.getByRole('button', { name: 'Confirm address' }).waitFor();
        await step('confirm');
        await page.getByRole('button', { name: 'Confirm address' }).click();
        await page.getByText('Your email address is confirmed.').waitFor();
        await page.goto(`${origin}/account/orders`);
        await page.getByRole('heading', { name: 'My Orders', level: 1 }).waitFor();
        expect(await page.getByText('Your account is pending approval').count()).toBe(0);
        await page.goto(link);
        await page.getByRole('button', { name: 'Confirm address' }).click();
        await page.getByText('This link no longer works.').waitFor();
        await step('used link');
        await keepProfile(journey);
        await forget(journey, email);
      });
    },
  );
});
