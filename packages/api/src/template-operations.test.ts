import { createCategory, createPage, createRedirect } from '@stoa/commerce';
import { pageTypes } from '@stoa/domain';
import { describe, expect, it } from 'vitest';
import { ask } from './testing/ask.ts';
import { documentOf } from './testing/page-document.ts';
import { serveMug } from './testing/served-mug.ts';

const { sale } = await serveMug();
const who = sale.visitor();

for (const pageType of pageTypes) {
  const document = documentOf(`Words of ${pageType}`);
  await createPage(sale.system, { title: `Our ${pageType}`, pageType, document, publish: true });
}
const about = documentOf('Welcome');
await createPage(sale.system, {
  title: 'About us',
  slug: 'about',
  document: { ...about, root: [...about.root, ...documentOf('Our story', 'story').root] },
  publish: true,
});
await createPage(sale.system, {
  title: 'Terms',
  slug: 'terms',
  staticType: 'all',
  customHtml: '<p>Terms</p>',
  publish: true,
});
await sale.simple({ slug: 'tray', name: 'Tray' });
await createCategory(sale.system, { name: 'Trays', slug: 'trays' });
await createRedirect(sale.system, { from: 'who-we-are', to: '/about' });
await createRedirect(sale.system, { from: 'sale-terms', to: '/terms', type: 302 });

describe('pages and templates of the contract', () => {
  // The names are the specification's, and not those of the product.
  const named = ['Homepage', 'Search', 'category', 'product', 'gift certificate', '404 Page'];

  it.each(named)(
    'the one of the type %s is found by that name [API-GQL-518, API-GQL-519, CMS-516]',
    async (name) => {
      const query = `query ($name: String!) { getTemplateByPageType(name: $name) {
      getTemplateByPageType { name render_html } page { title } redirectSlug } }`;
      expect(await ask(who, query, { name })).toEqual({
        getTemplateByPageType: {
          getTemplateByPageType: { name, render_html: expect.stringContaining(`"Words of ${name}"`) },
          page: { title: `Our ${name}` },
          redirectSlug: null,
        },
      });
    },
  );

  it('are found by id and by name, one and in a list [API-GQL-513, API-GQL-551]', async () => {
    const query = `query ($id: ID, $name: String) {
      template(_id: $id, name: $name, defaults: true) { _id name }
      templates(_id: $id, name: $name, defaults: true) { _id name } }`;
    const { template, templates } = Object(await ask(who, query, { name: 'Homepage' }));
    expect(template).toMatchObject({ name: 'Homepage' });
    expect(templates).toEqual([template]);
    expect(await ask(who, query, { id: template._id })).toEqual({ template, templates });
    expect(await ask(who, query, { name: 'Nothing' })).toEqual({ template: null, templates: [] });
  });

  it('are found by slug, or tell where the slug leads [API-GQL-514, API-GQL-516, API-GQL-517]', async () => {
    const query = `query ($slug: String!) { getTemplateBySlug(slug: $slug, basicAttributes: true, checkRedirect: true) {
      template { name } redirectResponse { success redirectData { redirect_type to } } } }`;
    expect(await ask(who, query, { slug: 'about' })).toEqual({
      getTemplateBySlug: {
        template: { name: 'About us' },
        redirectResponse: { success: false, redirectData: null },
      },
    });
    const unchecked =
      '{ getTemplateBySlug(slug: "about") { template { name } redirectResponse { success } } }';
    expect(await ask(who, unchecked)).toEqual({
      getTemplateBySlug: { template: { name: 'About us' }, redirectResponse: null },
    });
    const { body } = await who.graphql('{ getTemplateBySlug(slug: "who-we-are") { template { name } } }');
    expect(body).toMatchObject({ errors: [{ message: expect.stringContaining('Template not found') }] });
    expect(await ask(who, query, { slug: 'who-we-are' })).toMatchObject({
      getTemplateBySlug: {
        template: null,
        redirectResponse: { success: true, redirectData: { redirect_type: 301, to: '/about' } },
      },
    });
    expect(await ask(who, query, { slug: 'sale-terms' })).toMatchObject({
      getTemplateBySlug: { redirectResponse: { redirectData: { redirect_type: 302, to: '/terms' } } },
    });
  });

  it.each([
    ['product', 'jug'],
    ['category', 'jugs'],
  ])('are those of all products or categories for the slug of one: %s [API-GQL-514]', async (name, slug) => {
    await (name === 'product' ? sale.simple({ slug }) : createCategory(sale.system, { name: 'Jugs', slug }));
    const query = `query ($slug: String!) { getTemplateBySlug(slug: $slug) { template { name render_html } } }`;
    expect(await ask(who, query, { slug })).toEqual({
      getTemplateBySlug: {
        template: { name, render_html: expect.stringContaining(`"Words of ${name}"`) },
      },
    });
  });

  it('a page tells its kind, its own HTML and its template, by slug and by id [API-GQL-547, ENT-566]', async () => {
    const query = `query ($slug: String, $id: ID) { page(slug: $slug, _id: $id) {
      _id title static_type custom_html template { name render_html } } }`;
    const { page: about } = Object(await ask(who, query, { slug: 'about' }));
    expect(about).toMatchObject({
      title: 'About us',
      static_type: 'body',
      custom_html: null,
      template: { name: 'About us', render_html: expect.stringContaining('"Welcome"') },
    });
    expect(await ask(who, query, { id: about._id })).toEqual({ page: about });
    const { page: terms } = Object(await ask(who, query, { slug: 'terms' }));
    expect(terms).toMatchObject({ title: 'Terms', static_type: 'all', custom_html: '<p>Terms</p>' });
    expect(await ask(who, query, { slug: 'nowhere' })).toEqual({ page: null });
  });

  it('a template says what it is for [ENT-567]', async () => {
    const query = `query ($name: String!) { template(name: $name) { _id name entity_type is_primary origin_type
      render_html mapped_attributes user_settings header_id footer_id template_preview } }`;
    // A page has its header and footer from its use, and nothing is set for one template alone.
    const none = { user_settings: null, template_preview: null };
    const mapped_attributes = [{ attributeName: 'welcome', type: 'heading' }];
    expect(await ask(who, query, { name: 'product' })).toEqual({
      template: {
        _id: expect.any(String),
        name: 'product',
        is_primary: true,
        origin_type: 'page',
        entity_type: { entity_code: 'product', class_code: null },
        header_id: null,
        footer_id: null,
        ...none,
        mapped_attributes,
        render_html: expect.stringContaining('"Words of product"'),
      },
    });
    const bySlug = '{ getTemplateBySlug(slug: "about") { template { entity_type is_primary } } }';
    expect(await ask(who, bySlug)).toEqual({
      getTemplateBySlug: { template: { entity_type: null, is_primary: false } },
    });
  });

  it('what stands at an address says which kind it is [API-GQL-550]', async () => {
    const query = `query ($slug: String!) { pageDataBySlug(slug: $slug) {
      kind page { title } product { name } category { name } redirect { redirect_type to } } }`;
    const none = { page: null, product: null, category: null, redirect: null };
    expect(await ask(who, query, { slug: 'tray' })).toEqual({
      pageDataBySlug: { ...none, kind: 'product', product: { name: 'Tray' } },
    });
    expect(await ask(who, query, { slug: 'trays' })).toEqual({
      pageDataBySlug: { ...none, kind: 'category', category: { name: 'Trays' } },
    });
    expect(await ask(who, query, { slug: 'about' })).toEqual({
      pageDataBySlug: { ...none, kind: 'page', page: { title: 'About us' } },
    });
    expect(await ask(who, query, { slug: 'who-we-are' })).toEqual({
      pageDataBySlug: { ...none, kind: 'redirect', redirect: { redirect_type: 301, to: '/about' } },
    });
    expect(await ask(who, query, { slug: 'nowhere' })).toEqual({ pageDataBySlug: null });
  });

  it('a template names the widgets whose content is found apart [CMS-508, CMS-519]', async () => {
    const query = `{ getTemplateBySlug(slug: "about") { template { mapped_attributes } }
      getWidgetContent(slug: "about") { widget_content } }`;
    const { getTemplateBySlug, getWidgetContent } = Object(await ask(who, query));
    const { mapped_attributes: mapped } = getTemplateBySlug.template;
    expect(mapped).toEqual([
      { attributeName: 'welcome', type: 'heading' },
      { attributeName: 'story', type: 'heading' },
    ]);
    expect(Object.keys(getWidgetContent.widget_content)).toEqual(['welcome', 'story']);
  });

  it.each(['/', '', 'home', 'index', 'Homepage'])(
    'the content of the home page is found at %j [API-GQL-539]',
    async (slug) => {
      const query = `query ($slug: String!) {
      getWidgetContent(slug: $slug, preview: false, ssr: true, modelType: "page") { widget_content }
      template(slug: $slug) { name } }`;
      const told = Object(await ask(who, query, { slug: slug === 'Homepage' ? '/' : slug }));
      expect(Object.keys(told.getWidgetContent.widget_content).length).toBeGreaterThan(0);
      expect(told.template).toEqual({ name: 'Homepage' });
    },
  );

  it('the content of widgets is found by their name, each field as {value} [API-GQL-539, CMS-508, CMS-511, ENT-501, ENT-503]', async () => {
    const query = `{ getWidgetContent(slug: "about", preview: false, ssr: true, modelType: "page") {
      widget_content } }`;
    expect(await ask(who, query)).toEqual({
      getWidgetContent: {
        widget_content: {
          welcome: {
            type: 'heading',
            title: { value: 'Welcome' },
            subText: { value: [{ type: 'paragraph', content: [] }] },
          },
          story: {
            type: 'heading',
            title: { value: 'Our story' },
            subText: { value: [{ type: 'paragraph', content: [] }] },
          },
        },
      },
    });
  });
});
