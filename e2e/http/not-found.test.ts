import { createPage } from '@stoa/commerce';
import type { PageDocument } from '@stoa/domain';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { Client } from '../harness/client.ts';
import { demo } from '../harness/demo.ts';
import { type OwnShop, openOwnShop } from '../harness/own-shop.ts';
import { until } from '../harness/until.ts';

const { port } = demo;
const at = (shop: string) => new Client({ port, host: `${shop}.localhost:${port}` });
const html = { accept: 'text/html' };

const OWN_WORDS = 'This page could not be found';

describe('a shop with a page for what is not found', () => {
  it.each([
    '/no-such-page',
    '/no/such/page',
    '/mugs-cups?page=99',
    '/fireside-mug/no-such',
    '/order/nonsense',
  ])(
    'shows it for %s, within the shop [ERR-001, ERR-002, ERR-003, CMS-004, CONST-572, ROUTE-521, ROUTE-522]',
    async (path) => {
      const { status, text } = await at('harbor').get(path, html);
      expect(status).toBe(404);
      expect(text).toMatch(/<title>Page not found/);
      expect(text).toMatch(/<h1[^>]*>Page not found<\/h1>/);
      expect(text).toContain('The tide has taken this page');
      expect(text).not.toContain(OWN_WORDS);
      expect(text).toMatch(/<header class="site-header".*href="\/checkout\/cart".*<\/header>/s);
      expect(text).toMatch(/<footer class="site-footer">.*<a .*<\/footer>/s);
    },
  );

  it('shows its own, not another shop’s [ERR-002, TEN-507]', async () => {
    const { status, text } = await at('ember').get('/no-such-page', html);
    expect(status).toBe(404);
    expect(text).not.toContain('The tide has taken this page');
    expect(text).not.toContain(OWN_WORDS);
  });

  it('answers a page’s data with the same status', async () => {
    const { status, text } = await at('harbor').get('/no-such-page.data');
    expect(status).toBe(404);
    expect(text).toContain('The tide has taken this page');
  });
});

describe('a shop without one', () => {
  let own: OwnShop;
  let visitor: Client;

  beforeAll(async () => {
    own = await openOwnShop(inject('postgresUrl'));
    visitor = own.visitor(await own.serve());
  });
  afterAll(() => own.close());

  it('says so in the storefront’s words, until it has one, and the document is called as ever [CONST-572, ERR-001, ERR-002, ERR-503, ROUTE-521, CMS-004, CMS-501, ROUTE-525]', async () => {
    for (let times = 1; times <= 3; times++) {
      const { status, text } = await visitor.get('/nowhere', html);
      expect([status, text.includes(OWN_WORDS)]).toEqual([404, true]);
    }
    const kind = { pageType: '404 Page', slug: 'lost-at-sea' } as const;
    await createPage(own.system, { ...kind, title: 'Lost at sea', document: lost, publish: true });
    const text = await until('the page for what is not found', async () => {
      const reply = await visitor.get('/nowhere', html);
      expect(reply.status).toBe(404);
      return reply.text.includes(OWN_WORDS) ? undefined : reply.text;
    });
    expect(text).toMatch(/<title>Page not found<\/title>/);
    expect(text).toMatch(/<h1[^>]*>Lost at sea<\/h1>/);
    expect(text).toContain('Here be dragons');
    const itself = await visitor.get('/lost-at-sea', html);
    expect([itself.status, /<h1[^>]*>Lost at sea<\/h1>/.test(itself.text)]).toEqual([404, true]);
  });

  it('a page flagged as such has its status at its own address too [ROUTE-526]', async () => {
    const flagged = { slug: 'gone', title: 'Gone', is404Page: true, document: lost, publish: true } as const;
    await createPage(own.system, flagged);
    const { status, text } = await visitor.get('/gone', html);
    expect(status).toBe(404);
    expect(text).toMatch(/<h1[^>]*>Gone<\/h1>/);
    expect(text).toContain('Here be dragons');
  });
});

/** A failed widget does not affect the rest of the page. */
const lost: PageDocument = {
  version: 1,
  root: [
    { id: 'words', type: 'heading', version: 1, props: { title: 'Here be dragons' } },
    { id: 'broken', type: 'no-such-widget', version: 1, props: {} },
  ],
};
