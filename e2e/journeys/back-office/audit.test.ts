import { readFileSync } from 'node:fs';
import { inviteByLink } from '@stoa/commerce';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FAULT } from '../../harness/hold-parts.ts';
import type { Journey } from '../../harness/journey.ts';
import {
  type Colleague,
  chooseScreen,
  heading,
  type Office,
  officeDevices,
  openOffice,
  openScreen,
} from '../steps/office.ts';

/** More than two pages of the list have. */
const MANY = 130;

let office: Office;
let owner: Colleague;
let other: Colleague;
let audit: string;
beforeAll(async () => {
  office = await openOffice();
  owner = await office.employ('Olga Quay', 'owner');
  other = await office.employ('Oscar Quay', 'owner');
  audit = `/${office.shop.code}/audit`;
  for (let at = 0; at < MANY; at += 1) {
    await inviteByLink(office.own.system, { email: `hand-${at}@quay.example`, role: 'support' });
  }
  const client = await office.byContract(owner);
  const { status } = await client.post(`/api/v1/shops/${office.shop.code}/invitations`, {
    email: 'purser@quay.example',
    role: 'support',
  });
  expect(status).toBeLessThan(300);
});
afterAll(() => office?.close());

const API = '**/api/v1/shops/*/audit-entries*';
const list = ({ page, device }: Journey) =>
  device === 'phone'
    ? page.getByRole('list', { name: 'Entries of the audit log' })
    : page.getByRole('table', { name: 'Entries of the audit log' });
/** The sentences of the rows. */
const sentences = (journey: Journey) => list(journey).locator('strong').locator('..');
const pager = (page: Page) => page.getByRole('navigation', { name: 'Pages of Entries of the audit log' });

/** Sets a filter, which a phone has behind a button. */
async function filterBy({ page, device }: Journey, filter: string, choice: string) {
  if (device === 'phone') await page.getByRole('button', { name: /^Filters/ }).click();
  await page.getByRole('button', { name: filter, exact: true }).click();
  await page.getByRole('option', { name: choice }).click();
}

it.each(officeDevices)(
  'filters stand in the address, at which another owner sees the same rows, and the CSV has them as well: %s [ADM-019, ADM-050]',
  async (_, device) => {
    let address = '';
    let seen: string[] = [];
    await office.visit(device, 'Filters of the log', async (journey) => {
      const { page, step } = journey;
      await office.enter(journey, owner, audit);
      await sentences(journey).first().waitFor();
      await step('filled');
      await filterBy(journey, 'Person', 'Olga Quay');
      await expect.poll(() => page.url()).toContain(`person=${owner.staffId}`);
      await expect
        .poll(() => sentences(journey).allTextContents())
        .toEqual(['Olga Quay invited purser@quay.example']);
      await step('filtered');

      const downloading = page.waitForEvent('download');
      await page.getByRole('link', { name: 'Download CSV' }).click();
      const file = await downloading;
      const [head, ...lines] = readFileSync(await file.path(), 'utf8')
        .trim()
        .split(/\r?\n/);
      expect(file.suggestedFilename()).toMatch(/^audit-log-.*\.csv$/);
      expect(head).toContain('time');
      expect(lines.length).toBeGreaterThan(0);
      for (const line of lines) expect(line).toContain('Olga Quay');

      await page.goto(`${journey.origin}${audit}?verb=role.assign`);
      await expect.poll(() => sentences(journey).count()).toBe(2);
      address = page.url();
      seen = await sentences(journey).allTextContents();
    });
    await office.visit(device, 'Another owner', async (journey) => {
      await office.enter(journey, other, address.slice(journey.origin.length));
      await expect.poll(() => sentences(journey).allTextContents()).toEqual(seen);
    });
  },
);

it.each(officeDevices)(
  'a row unfolds, the next page comes, and Back from another screen restores filter, page, unfolded row and place: %s [ADM-051]',
  async (_, device) => {
    await office.visit(device, 'Back to the log', async (journey) => {
      const { page, step } = journey;
      await office.enter(journey, owner, `${audit}?verb=invitation.create`);
      await sentences(journey).first().waitFor();
      const before = await sentences(journey).first().textContent();
      await pager(page).getByRole('button', { name: 'Next' }).click();
      await pager(page).getByText('Page 2').waitFor();
      await expect.poll(() => sentences(journey).first().textContent()).not.toBe(before);
      const unfold = page.getByRole('button', { name: /^Show details of / });
      const unfolded = page.getByRole('button', { name: /^Hide details of / });
      await unfold.nth(20).click();
      await unfolded.waitFor();
      await page.getByText('All entries of this record').waitFor();
      await step('unfolded');
      const name = await unfolded.getAttribute('aria-label');
      await unfolded.evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }));
      const top = await page.evaluate(() => scrollY);
      expect(top).toBeGreaterThan(300);
      const [address, rows] = [page.url(), await sentences(journey).allTextContents()];
      expect(new URL(address).searchParams.get('verb')).toBe('invitation.create');

      await chooseScreen(journey, 'People');
      await heading(page, 'People').waitFor();
      await page.getByRole('button', { name: 'Actions for Olga Quay' }).waitFor();
      await page.goBack();
      await pager(page).getByText('Page 2').waitFor();
      await unfolded.waitFor();
      expect(await unfolded.getAttribute('aria-label')).toBe(name);
      expect(page.url()).toBe(address);
      expect(await sentences(journey).allTextContents()).toEqual(rows);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);

      // Loaded anew, the rows come later than the page.
      await page.reload();
      await unfolded.waitFor();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
    });
  },
);

it.each(officeDevices)(
  'a log in which nothing matches offers to clear the filters, one in which nothing is says so: %s [ADM-063]',
  async (_, device) => {
    await office.visit(device, 'Empty logs', async (journey) => {
      const { page, step } = journey;
      await office.enter(journey, owner, `${audit}?entityId=nothing-like-that`);
      await page.getByText('Nothing matches', { exact: true }).first().waitFor();
      await step('nothing matches');
      await page.getByRole('button', { name: 'Clear filters' }).click();
      await sentences(journey).first().waitFor();
      expect(new URL(page.url()).search).toBe('');

      // No shop is without an entry: whoever looks has a role, which is one.
      await page.route(API, (route) => route.fulfill({ json: { items: [], next: null } }));
      await page.reload();
      await page.getByText('Nothing was changed yet').waitFor();
      expect(await page.getByRole('button', { name: 'Clear filters' }).count()).toBe(0);
      await step('nothing yet');
    });
  },
);

it.each(officeDevices)(
  'a list that fails says so with the id of its request in its own place, and is tried again, while the rest works: %s [ADM-064]',
  async (_, device) => {
    await office.visit(device, 'Failed log', async (journey) => {
      const { page, step, expectStatus } = journey;
      expectStatus(500);
      let failures = 1;
      await page.route(API, (route) => {
        if (failures === 0) return route.fallback();
        failures -= 1;
        return route.fulfill({
          status: 500,
          contentType: 'application/problem+json',
          body: JSON.stringify(FAULT),
        });
      });
      await office.enter(journey, owner, audit);
      const alert = page.getByRole('alert').filter({ hasText: 'This could not be loaded.' });
      await alert.getByText('Request req-lost').waitFor();
      await heading(page, 'Audit log').waitFor();
      await page.getByRole('link', { name: 'Download CSV' }).waitFor();
      await step('failed');
      await alert.getByRole('button', { name: 'Try again' }).click();
      await sentences(journey).first().waitFor();
      expect(await alert.count()).toBe(0);
      await openScreen(journey, 'People');
    });
  },
);
