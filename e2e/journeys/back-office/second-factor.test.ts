import { systemTime } from '@stoa/commerce/testing';
import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  chooseScreen,
  heading,
  type Office,
  officeDevices,
  openOffice,
  signIn,
  signOut,
  told,
} from '../steps/office.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office?.close());

const STEP_MS = 30_000;

/** A code of the step of now, or so many steps later, which counts as well: the one of now may have been used. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: systemTime().getTime() + steps * STEP_MS,
  });

const inRecovery = (page: Page) => page.getByRole('dialog', { name: 'Your recovery codes' });

/** Sets the second factor up in the dialog that is open; returns what makes codes, and the recovery codes. */
async function setUp(page: Page, look: (name: string) => Promise<void>) {
  const dialog = page.getByRole('dialog', { name: 'Set up two-step sign-in' });
  await dialog.getByRole('img', { name: /^QR code / }).waitFor();
  const secret = ((await dialog.getByRole('code').textContent()) ?? '').replaceAll(' ', '');
  await look('set up');
  await dialog.getByLabel('Code that the app shows').fill(codeOf(secret));
  await dialog.getByRole('button', { name: 'Switch on' }).click();
  await inRecovery(page).waitFor();
  const codes = await inRecovery(page).getByRole('code').allTextContents();
  await look('recovery codes');
  const done = inRecovery(page).getByRole('button', { name: 'Done' });
  expect(await done.isDisabled()).toBe(true);
  await inRecovery(page).getByLabel('I have kept these codes').check();
  await done.click();
  await inRecovery(page).waitFor({ state: 'hidden' });
  return { secret, codes };
}

it.each(officeDevices)(
  'it is set up by picture or key, shows ten recovery codes once, and signing in takes a code, or one of these, of which the number left is told: %s',
  async (_, device) => {
    const who = await office.employ('Tessa Lock', 'support');
    await office.visit(device, 'Second factor', async (journey) => {
      const { page, origin, step, expectStatus } = journey;
      await office.enter(journey, who, '/account');
      await page.getByRole('button', { name: 'Set up' }).click();

      const dialog = page.getByRole('dialog', { name: 'Set up two-step sign-in' });
      await dialog.getByLabel('Code that the app shows').fill('000000');
      expectStatus(401);
      await dialog.getByRole('button', { name: 'Switch on' }).click();
      await dialog.getByLabel('Code that the app shows').and(page.locator('[aria-invalid=true]')).waitFor();
      const { secret, codes } = await setUp(page, step);
      expect(new Set(codes).size).toBe(10);
      await page.getByText('10 of 10 recovery codes left').waitFor();
      await page.reload();
      await page.getByText('10 of 10 recovery codes left').waitFor();
      expect(await page.getByText(codes[0] ?? '').count()).toBe(0);
      await step('account');

      await signOut(journey);
      await signIn(journey, who.email);
      await heading(page, 'Enter your code').waitFor();
      await step('code');
      await page.getByLabel('Code').fill('000000');
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.locator('[aria-invalid=true]').waitFor();
      await page.getByLabel('Code').fill(codeOf(secret, 1));
      await page.getByRole('button', { name: 'Continue' }).click();
      await heading(page, 'Quay & Sons').waitFor();

      await signOut(journey);
      await signIn(journey, who.email);
      await page.getByLabel('Code').fill(codes[3] ?? '');
      await page.getByRole('button', { name: 'Continue' }).click();
      await heading(page, 'You used a recovery code. 9 are left.').waitFor();
      await step('codes left');
      await page.getByRole('link', { name: 'Continue' }).click();
      await heading(page, 'Quay & Sons').waitFor();

      // It works once.
      await signOut(journey);
      await signIn(journey, who.email);
      await page.getByLabel('Code').fill(codes[3] ?? '');
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.locator('[aria-invalid=true]').waitFor();
      expect(new URL(page.url()).origin).toBe(origin);
    });
  },
);

it.each(officeDevices)(
  'once an owner asks it of everybody, whoever has none reaches nothing of the shop but the way to set it up, from the next request: %s',
  async (_, device) => {
    const shop = await office.anotherShop('Bollard & Co');
    const owner = await office.employ('Odo Bollard', 'owner', shop);
    const colleague = await office.employ('Carl Cleat', 'owner', shop);
    await office.visit(device, 'Required, colleague', async (his) => {
      await office.enter(his, colleague, `/${shop.code}`);
      await heading(his.page, 'Bollard & Co').waitFor();
      await office.visit(device, 'Required, owner', async (journey) => {
        const { page, step } = journey;
        await office.enter(journey, owner, '/account');
        await page.getByRole('button', { name: 'Set up' }).click();
        await setUp(page, async () => undefined);
        await page.goto(`${journey.origin}/${shop.code}/people`);
        // What is pressed is what is drawn of it.
        await page.getByRole('switch', { name: 'Everybody needs two-step sign-in' }).click({ force: true });
        const question = page.getByRole('dialog', { name: 'Ask two-step sign-in of everybody?' });
        await question.getByText(/^One of those who work here has not set it up\./).waitFor();
        await step('asking');
        await question.getByRole('button', { name: 'Ask it of everybody' }).click();
        await told(page, 'Everybody needs two-step sign-in now').waitFor();
      });
      const { page, step, expectStatus } = his;
      expectStatus(403);
      await chooseScreen(his, 'People');
      await heading(page, 'Two-step sign-in is needed').waitFor();
      await page.getByText(/^Bollard & Co asks it of everybody who works there\./).waitFor();
      expect(await page.getByText('Odo Bollard').count()).toBe(0);
      await step('needed');
      await page.getByRole('link', { name: 'Set it up now' }).click();
      await setUp(page, async () => undefined);
      await heading(page, 'Bollard & Co').waitFor();
    });
  },
);
