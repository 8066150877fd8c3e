import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { heading, navigation, OFFICE_HOST, type Office, officeDevices, openOffice } from '../steps/office.ts';

const run = promisify(execFile);
const file = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office?.close());

/** Runs the command of the README; returns the link that it prints. */
async function createOwner(email: string): Promise<string> {
  const { own, server, shop } = office;
  const env = {
    ...process.env,
    DATABASE_URL: own.database.url,
    STOA_SECRET: 'x'.repeat(32),
    ADMIN_HOST: OFFICE_HOST,
    PORT: String(server.port),
  };
  const words = ['create', '--shop', shop.code, '--role', 'owner', '--email', email];
  const command = [file('scripts/run.mjs'), file('apps/server/src/cli/staff.ts'), ...words];
  const { stdout } = await run(process.execPath, command, { env });
  return stdout.split('\n')[0] ?? '';
}

it.each(officeDevices)(
  'the first owner opens the link that the command printed, chooses name and password and is in the shop; the link works once: %s',
  async (_, device) => {
    const email = `first-${device}@quay.example`;
    const link = await createOwner(email);
    await office.visit(device, 'First owner', async (journey) => {
      const { page, origin, step, expectStatus } = journey;
      expectStatus(401);
      await page.goto(link);
      await heading(page, 'Join Quay & Sons').waitFor();
      await page.getByText(`You are invited as Owner, at ${email}.`).waitFor();
      // Neither history nor a look at the address bar keeps the secret.
      await expect.poll(() => page.url()).toBe(`${origin}/invitation`);
      await step('invitation');

      await page.getByRole('button', { name: 'Create your account' }).click();
      await page.getByText('Fill this in.').first().waitFor();
      await step('refused');
      await page.getByLabel('Your name').fill('Anna Quay');
      await page.getByLabel('Password', { exact: true }).fill('battery staple');
      await page.getByRole('button', { name: 'Create your account' }).click();
      await heading(page, 'Quay & Sons').waitFor();
      await page.getByText('Hello, Anna Quay').waitFor();
      if (device === 'phone') await page.getByRole('button', { name: 'Open the menu' }).click();
      await navigation(page).getByRole('link', { name: 'People' }).waitFor();
      await step('home');
    });
    await office.visit(device, 'First owner, again', async ({ page, step, expectStatus }) => {
      expectStatus(401);
      expectStatus(404);
      await page.goto(link);
      await heading(page, 'This link does not work').waitFor();
      await page.getByText(/^It was used already, sent again or withdrawn\./).waitFor();
      await step('used');
    });
  },
);

it('a link whose time is over says so and makes no account', async () => {
  const email = 'late@quay.example';
  const link = await createOwner(email);
  await office.expireInvitation(email);
  await office.visit('phone', 'Expired invitation', async ({ page, step, expectStatus }) => {
    expectStatus(401);
    expectStatus(410);
    await page.goto(link);
    await heading(page, 'This link has expired').waitFor();
    await page.getByText(/Ask whoever invited you to send it again\./).waitFor();
    await step('expired');
    expect(await page.getByRole('button', { name: 'Create your account' }).count()).toBe(0);
  });
  const { pool } = office.own.database.db;
  expect((await pool.query('select from staff where email = $1', [email])).rowCount).toBe(0);
});
