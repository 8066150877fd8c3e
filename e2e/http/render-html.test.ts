import { createPage } from '@stoa/commerce';
import type { JsonObject, PageDocument } from '@stoa/domain';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { Client } from '../harness/client.ts';
import { demo } from '../harness/demo.ts';
import { type OwnShop, openOwnShop } from '../harness/own-shop.ts';

const { port } = demo;
const at = (shop: string, headers: Readonly<Record<string, string>> = {}) =>
  new Client({ port, host: `${shop}.localhost:${port}`, headers });

interface Template {
  readonly name: string;
  readonly render_html: string;
}

async function homeOf(client: Client): Promise<string> {
  const query = '{ getTemplateByPageType(name: "Homepage") { getTemplateByPageType { render_html } } }';
  const { body } = await client.graphql<{
    getTemplateByPageType: { getTemplateByPageType: Template };
  }>(query);
  return body.data?.getTemplateByPageType.getTemplateByPageType.render_html ?? '';
}

async function ofSlug(client: Client, slug: string): Promise<string> {
  const query = 'query ($slug: String!) { getTemplateBySlug(slug: $slug) { template { render_html } } }';
  const { body } = await client.graphql<{ getTemplateBySlug: { template: Template } }>(query, { slug });
  return body.data?.getTemplateBySlug.template.render_html ?? '';
}

/** Markup that could run scripts or load anything. */
const ACTIVE = /<script|<iframe|<link|<style|\son\w+=|javascript:/i;

/** An amount with cents; names of gift certificates hold whole ones. */
const PRICE = /\$\d+\.\d\d/;

describe('the HTML of a template', () => {
  it('is what the page of that slug shows [API-017, CMS-001, CMS-519]', async () => {
    const html = await ofSlug(at('harbor'), 'shipping-returns');
    expect(html).toContain('<h2>Returns</h2>');
    expect(html).not.toMatch(ACTIVE);
    const page = await at('harbor').get('/shipping-returns', { accept: 'text/html' });
    expect(page.text).toContain(html);
  });

  it('has the widgets of the home page with their products, and nothing that runs [API-GQL-519, CMS-519]', async () => {
    const html = await homeOf(at('harbor'));
    expect(html).toContain('<h2>Two hundred things, chosen slowly</h2>');
    expect(html.match(/<article class="card"/g)?.length ?? 0).toBeGreaterThan(8);
    expect(html).toMatch(PRICE);
    expect(html).not.toMatch(ACTIVE);
  });

  it('shows whoever asks their own prices, and a guest none where they are hidden [PRICE-007, PERM-502, PERM-503]', async () => {
    const hidden = await homeOf(at('ember'));
    expect(hidden.includes('<article class="card"') && hidden.includes('$ Sign in')).toBe(true);
    expect(PRICE.test(hidden)).toBe(false);
    const account = { email: 'shopper@example.com', password: 'stoa-demo' };
    const { body } = await at('ember').post<{ token: string }>('/api/auth/login', account);
    const shown = await homeOf(at('ember', { authorization: `Bearer ${body.token}` }));
    expect(PRICE.test(shown)).toBe(true);
  });
});

describe('the HTML of what a merchant wrote', () => {
  let own: OwnShop;
  let visitor: Client;

  beforeAll(async () => {
    own = await openOwnShop(inject('postgresUrl'));
    await createPage(own.system, { slug: 'traps', title: 'Traps', document: traps, publish: true });
    visitor = own.visitor(await own.serve());
  });
  afterAll(() => own.close());

  it('is text where it was meant to be HTML, and a widget that is none is left out [API-017]', async () => {
    const html = await ofSlug(visitor, 'traps');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).toContain('press here');
    expect(html).not.toMatch(ACTIVE);
    expect(html).not.toContain('never shown');
  });

  it('is drawn once a request, and for few pages at once', async () => {
    const fields = (slugs: readonly string[]) =>
      slugs
        .map((slug, at) => `p${at}: getTemplateBySlug(slug: "${slug}") { template { render_html } }`)
        .join(' ');
    const often = await visitor.graphql(`{ ${fields(Array.from({ length: 15 }, () => 'traps'))} }`);
    expect(often.body.errors).toBeUndefined();
    const pages = ['one', 'two', 'three', 'four', 'five'];
    for (const slug of pages) {
      const document = { version: 1, root: [widget(slug, 'heading', { title: slug })] };
      await createPage(own.system, { slug, title: slug, document, publish: true });
    }
    expect((await visitor.graphql(`{ ${fields(pages)} }`)).body.errors).toMatchObject([
      { extensions: { code: 'QUERY_TOO_COMPLEX' } },
    ]);
  });

  it('there is none for a slug that names nothing [API-GQL-517, CONST-572, ERR-504]', async () => {
    const query = '{ getTemplateBySlug(slug: "nowhere") { template { render_html } } }';
    expect((await visitor.graphql(query)).body).toMatchObject({
      errors: [{ message: 'Template not found', extensions: { code: 'NOT_FOUND', status: 404 } }],
    });
  });
});

const widget = (id: string, type: string, props: JsonObject) => ({ id, type, version: 1, props });

const traps: PageDocument = {
  version: 1,
  root: [
    widget('title', 'heading', { title: '<script>alert(1)</script>' }),
    widget('text', 'rich-text', {
      text: [
        {
          type: 'paragraph',
          content: [
            {
              type: 'link',
              href: 'javascript:alert(1)',
              content: [{ type: 'text', text: 'press here' }],
            },
          ],
        },
      ],
    }),
    widget('unknown', 'raw-html', { html: '<b>never shown</b>' }),
    widget('invalid', 'heading', { title: { html: 'never shown' } }),
  ],
};
