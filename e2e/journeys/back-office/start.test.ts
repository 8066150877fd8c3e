import {
  createProduct,
  publishPage,
  readPageVersion,
  readShopSettings,
  type Shop,
  type ShopContext,
  savePageDocument,
  systemContext,
  updateShop,
} from '@stoa/commerce';
import { systemTime, testPlatform, unique } from '@stoa/commerce/testing';
import { legalPages } from '@stoa/domain';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShop } from '../../../apps/server/src/cli/shop/open-shop.ts';
import { noteRequests } from '../../harness/note-requests.ts';
import { officeAt } from '../../harness/office.ts';
import { heading, OFFICE_HOST, type Office, officeDevices, openOffice, PASSWORD } from '../steps/office.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office?.close());

/** A shop as the operator's command makes it. */
async function newShop(): Promise<{ readonly shop: Shop; readonly system: ShopContext }> {
  const platform = testPlatform(office.own.database.db, systemTime);
  const code = unique('shop');
  const given = { code, name: 'New & Shiny', type: 'essential', baseUrl: `http://${code}.test` } as const;
  const shop = await openShop(platform, { ...given, supportEmail: 'help@shop.test' }, []);
  return { shop, system: systemContext(platform, shop, { command: 'test' }) };
}

/** Fills in what stands in square brackets, and publishes. */
async function publishLegalPages(system: ShopContext): Promise<void> {
  for (const slug of legalPages) {
    const draft = await readPageVersion(system, { slug });
    const text = JSON.stringify(draft?.document).replaceAll(/\[[a-z][^[\]]*\]/g, 'Quay & Sons');
    const pageId = draft?.id ?? '';
    const { version } = await savePageDocument(system, { pageId, document: JSON.parse(text) });
    await publishPage(system, { pageId, version });
  }
}

async function tellMore(system: ShopContext): Promise<void> {
  const { settings, revision } = await readShopSettings(system);
  const { general, checkout } = settings;
  const changes = {
    settings: {
      ...settings,
      general: { ...general, supportPhone: '2075550112' },
      checkout: {
        ...checkout,
        paymentMethods: [{ code: 'check', title: 'Check', instructions: 'Send it to us.' }],
      },
    },
  };
  await updateShop(system, { revision, changes }, []);
}

const list = (page: Page) => page.getByRole('list', { name: 'What a shop needs' });
const entry = (page: Page, name: string) => list(page).getByRole('listitem').filter({ hasText: name });
const isTicked = (page: Page, name: string) => entry(page, name).getByText('Done:').waitFor();
const progress = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();

it.each(officeDevices)(
  'the home of a new shop lists what it still needs, ticks off what is done elsewhere, and folds the list once all is: %s',
  async (_, device) => {
    const { shop, system } = await newShop();
    const owner = await office.employ('Olga Quay', 'owner', shop);
    await office.visit(device, 'Start', async (journey) => {
      const { page, step } = journey;
      await page.clock.install();
      await office.enter(journey, owner, `/${shop.code}`);
      await page.getByRole('heading', { name: 'Still to do' }).waitFor();
      await progress(page, '3 of 8 done');
      const open = list(page).getByRole('listitem').filter({ hasText: 'To do:' });
      expect(await open.count()).toBe(5);
      await entry(page, 'Terms, privacy')
        .getByText('Still missing: Terms of service, Privacy policy')
        .waitFor();
      await entry(page, 'A way to pay').getByText('Still missing: Bank transfer').waitFor();
      await isTicked(page, 'Open to visitors');
      const toProducts = entry(page, 'Something to sell').getByRole('link', { name: 'Go to Products' });
      expect(await toProducts.getAttribute('href')).toBe(`/${shop.code}/products`);
      await step('to do');

      await createProduct(system, {
        classCode: 'simple',
        sku: 'mug',
        slug: 'mug',
        name: 'Mug',
        price: 1250,
        stock: { available: 5 },
      });
      await page.evaluate(() => dispatchEvent(new Event('focus')));
      await isTicked(page, 'Something to sell');
      await page.getByRole('status').getByText('Done: Something to sell. 4 of 8 done').waitFor();
      await progress(page, '4 of 8 done');

      await tellMore(system);
      await page.clock.fastForward(60_000);
      await isTicked(page, 'How shoppers reach you');
      await isTicked(page, 'A way to pay');
      await step('half done');

      await publishLegalPages(system);
      const home = await readPageVersion(system, { type: 'Homepage' });
      const mine = { pageId: home?.id ?? '', document: { version: 1, root: [] } };
      const { version } = await savePageDocument(system, mine);
      await publishPage(system, { pageId: mine.pageId, version });
      await page.clock.fastForward(60_000);
      await page.getByRole('heading', { name: 'Ready to sell' }).waitFor();
      // Nothing is folded before somebody's eyes.
      await isTicked(page, 'A home page of your own');
      await step('ready');

      await page.reload();
      await page.getByRole('heading', { name: 'Ready to sell' }).waitFor();
      expect(await list(page).isVisible()).toBe(false);
      await step('folded');
      await page.getByRole('heading', { name: 'Ready to sell' }).click();
      await isTicked(page, 'Something to sell');
    });
  },
);

it('a server without a way for mail says that mail does not leave it', async () => {
  const owner = await office.employ('Olga Quay', 'owner');
  const server = await office.own.serve({ ADMIN_HOST: OFFICE_HOST, SMTP_URL: '' });
  const client = officeAt({ port: server.port, host: `${OFFICE_HOST}:${server.port}` });
  expect((await client.signIn(owner.email, PASSWORD)).status).toBe(200);
  const { text } = await client.get(`/api/v1/shops/${office.shop.code}/to-do`);
  expect(JSON.parse(text).items).toContainEqual({ item: 'mail', done: false, lacks: [] });
});

it('whoever may not see the content of the shop is not shown the list, and it is not asked for', async () => {
  const { shop } = await newShop();
  const packer = await office.employ('Pia Packer', 'order-manager', shop);
  await office.visit('phone', 'Start, without permission', async (journey) => {
    const { page } = journey;
    const asked = noteRequests(page, (request) => request.url().endsWith('/to-do'));
    await office.enter(journey, packer, `/${shop.code}`);
    await heading(page, 'New & Shiny').waitFor();
    await page.getByText('What you may do here').waitFor();
    expect(await page.getByText('Still to do').count()).toBe(0);
    expect(asked).toEqual([]);
  });
});
