import { createPage, systemContext } from '@stoa/commerce';
import { makeShop } from '@stoa/commerce/testing';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { employ } from '../testing/office-people.ts';
import { type ServedOffice, serveOffice } from '../testing/served-office.ts';

let office: ServedOffice;
beforeAll(async () => {
  office = await serveOffice(inject('postgresUrl'));
});
afterAll(() => office.close());

it('what a shop still needs is told entry by entry, with what is missing of each', async () => {
  const shop = await makeShop(office.db);
  const owner = await employ(office.platform, shop, 'owner');
  const system = systemContext(office.platform, shop, { command: 'test' });
  await createPage(system, { slug: 'privacy-policy', title: 'Privacy', publish: true });
  const { status, body } = await office.ask({
    method: 'GET',
    path: `/shops/${shop.code}/to-do`,
    token: owner.token,
  });
  expect([status, body]).toEqual([
    200,
    {
      items: [
        { item: 'products', done: false, lacks: [] },
        { item: 'payment', done: true, lacks: [] },
        { item: 'shipping', done: true, lacks: [] },
        { item: 'contact', done: false, lacks: [] },
        { item: 'legal', done: false, lacks: ['terms-of-service'] },
        { item: 'home', done: false, lacks: [] },
        { item: 'mail', done: true, lacks: [] },
        { item: 'open', done: true, lacks: [] },
      ],
    },
  ]);
});
