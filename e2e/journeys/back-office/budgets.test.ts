import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { createCustomer, createProduct } from '@stoa/commerce';
import { variableProduct } from '@stoa/commerce/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  buyLamps,
  chooseScreen,
  heading,
  type Office,
  openOffice,
  openScreen,
  row,
  signIn,
} from '../steps/office.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office?.close());

const KB = 1_000;
const built = fileURLToPath(new URL('../../../apps/admin/build', import.meta.url));

/** How large a file is on its way, at the best that brotli does. */
const brotli11 = (path: string): number =>
  brotliCompressSync(readFileSync(`${built}${path}`), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
  }).byteLength;

/** The scripts that a page has loaded, by their paths. */
function noteScripts(page: Page): ReadonlySet<string> {
  const paths = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) paths.add(pathname);
  });
  return paths;
}

it('from sign-in to the filled list of orders the browser loads at most 300 kB of script, and at most 80 kB more for every further screen [ADM-072]', async () => {
  const owner = await office.employ('Olga Quay', 'owner');
  const number = await buyLamps(office, 'ada@example.com');
  await createCustomer(office.own.system, {
    email: 'ada@quay.example',
    firstName: 'Ada',
    lastName: 'Byron',
  });
  await createProduct(
    office.own.system,
    variableProduct({ Red: 2500, Sand: 2600 }, { name: 'Linen cushion', sku: 'CUSHION' }),
  );
  await office.visit('phone', 'Budgets', async (journey) => {
    const { page, origin, expectStatus } = journey;
    const scripts = noteScripts(page);
    let counted: readonly string[] = [];
    const further = () => {
      const fresh = [...scripts].filter((path) => !counted.includes(path));
      counted = [...scripts];
      return fresh.map(brotli11).reduce((sum, bytes) => sum + bytes, 0);
    };
    for (const status of [400, 401, 404]) expectStatus(status);
    await page.goto(`${origin}/sign-in`);
    await signIn(journey, owner.email);
    await heading(page, 'Quay & Sons').waitFor();
    await openScreen(journey, 'Orders');
    await row(journey, number).waitFor();
    const first = further();
    expect(first).toBeGreaterThan(100 * KB);
    expect(first).toBeLessThanOrEqual(300 * KB);

    const more: Record<string, number> = {};
    await page.getByRole('link', { name: number }).click();
    await heading(page, `Order ${number}`).waitFor();
    more.order = further();
    await openScreen(journey, 'Products');
    await page.getByRole('link', { name: /^Lamp of / }).waitFor();
    more.products = further();
    await page.getByRole('link', { name: /^Linen cushion/ }).click();
    await heading(page, 'Linen cushion').waitFor();
    await page.getByRole('link', { name: 'Sand' }).waitFor();
    more.product = further();
    await page.getByRole('button', { name: 'Edit: Description' }).click();
    await page.getByRole('toolbar', { name: 'Format of: Description' }).waitFor();
    more.editor = further();
    await page.getByRole('link', { name: 'Sand' }).click();
    await heading(page, 'Sand').waitFor();
    more.variation = further();
    await openScreen(journey, 'Customers');
    await page.getByRole('link', { name: /^Ada Byron/ }).waitFor();
    more.customers = further();
    await page.getByRole('link', { name: /^Ada Byron/ }).click();
    await heading(page, 'Ada Byron').waitFor();
    more.customer = further();
    await page.getByRole('button', { name: 'Add address' }).click();
    await page.getByRole('dialog').getByLabel('Country').waitFor();
    await page.keyboard.press('Escape');
    more.address = further();
    await openScreen(journey, 'Customer groups');
    await page.getByRole('link', { name: 'Wholesale' }).click();
    await heading(page, 'Wholesale').waitFor();
    more.group = further();
    await openScreen(journey, 'Audit log');
    await page.getByText('Olga Quay').first().waitFor();
    more.audit = further();
    await openScreen(journey, 'People');
    await page.getByRole('button', { name: 'Actions for Olga Quay' }).waitFor();
    more.people = further();
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    await page.getByRole('dialog').getByLabel('E-mail address').waitFor();
    await page.keyboard.press('Escape');
    more.invite = further();
    await chooseScreen(journey, 'Your account');
    await page.getByRole('button', { name: 'Set up' }).click();
    await page.getByRole('img', { name: /^QR code / }).waitFor();
    more.account = further();
    for (const path of ['forgot-password', 'reset-password#x', 'invitation#x']) {
      await page.goto(`${origin}/${path}`);
      await heading(page, /./).waitFor();
      more[path] = further();
    }
    for (const [name, bytes] of Object.entries(more)) {
      expect(bytes, name).toBeLessThanOrEqual(80 * KB);
    }
    expect(more.people).toBeGreaterThan(0);
    // Most of what edits texts with headings and lists comes when somebody wants to.
    expect(more.editor).toBeGreaterThan(20 * KB);
    // How addresses are written in every country comes with the dialog that asks for one.
    expect(more.address).toBeGreaterThan(4 * KB);
  });
});
