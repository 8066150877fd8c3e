import { expect, it } from 'vitest';
import { manners } from '../harness/devices.ts';
import { browserFor } from '../harness/with-browser.ts';

const travel = browserFor('admin.localhost');

it.each(manners)(
  'somebody who works here signs in, sees their shops and what they may do, and leaves: %s [OPEN-002, PERM-513]',
  async (_, manner) => {
    await travel(manner, 'Back office', async ({ page, origin, step, expectStatus }) => {
      expectStatus(401);
      await page.goto(origin);
      await page.getByRole('heading', { name: 'Sign in to the back office' }).waitFor();
      await step('sign in');

      await page.getByLabel('Email').fill('orders@example.com');
      await page.getByLabel('Password').fill('wrong');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByRole('alert').waitFor();
      await step('refused');
      expect(await page.getByLabel('Email').inputValue()).toBe('orders@example.com');

      await page.getByLabel('Password').fill('stoa-demo');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Your shops' }).waitFor();
      await page.getByText('Signed in as Priya Nair').waitFor();
      const harbor = page.getByRole('listitem').filter({ hasText: 'Harbor & Home' });
      await harbor.getByText('Order manager').waitFor();
      await harbor.getByText(/What you may do/).click();
      await harbor.getByText('Give money back').waitFor();
      await step('shops');

      await harbor.getByRole('link', { name: 'Visit Harbor & Home' }).click();
      await page.getByRole('banner').getByRole('link', { name: /Cart/ }).waitFor();
      await page.goBack();
      await page.getByRole('button', { name: 'Sign out' }).click();
      await page.waitForURL(`${origin}/sign-in`);
      await page.goto(origin);
      await page.waitForURL(`${origin}/sign-in`);
    });
  },
);
