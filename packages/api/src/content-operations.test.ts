import {
  createCategory,
  createCustomer,
  createPage,
  createRedirect,
  saveHeaderOrFooter,
  saveMenu,
} from '@stoa/commerce';
import { createTestDatabase, type TestDatabase } from '@stoa/commerce/testing';
import { PAGE_DOCUMENT_VERSION, type PageDocument, pageTypes } from '@stoa/domain';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ask } from './testing/ask.ts';
import { restDoor } from './testing/doors.ts';
import { accepted } from './testing/outcome.ts';
import type { TestClient } from './testing/test-client.ts';
import { type ServedSale, serveSale } from './testing/test-sale.ts';

let database: TestDatabase;
let sale: ServedSale;
let who: TestClient;

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
  sale = await serveSale(database.db);
  who = sale.visitor();
  const { system } = sale;
  await saveMenu(system, {
    number: 7,
    name: 'Shop',
    orderInMobile: 2,
    items: [
      {
        id: 'mugs',
        label: 'Mugs',
        url: '/mugs',
        flyoutType: 'amazon',
        columns: 3,
        width: 640,
        imageUrl: '/images/mugs.webp',
        items: [
          {
            id: 'large',
            label: 'Large mugs',
            url: '/large-mugs',
            flyoutType: 'tidal',
            columns: 2,
            width: 320,
            imageUrl: '/images/large.webp',
            items: [],
          },
        ],
      },
    ],
  });
  await saveMenu(system, { number: 9, name: 'Help', items: [] });
  for (const kind of ['header', 'footer'] as const) {
    const content = { tone: `${kind} of all pages`, document: documentOf(`${kind} of all pages`) };
    await saveHeaderOrFooter(system, { kind, name: 'Main', isPrimary: true, menuNumbers: [7], content });
    await saveHeaderOrFooter(system, { kind, name: `Sale ${kind}`, menuNumbers: [9] });
    const checkout = { kind, use: 'checkout', isPrimary: true, menuNumbers: [9] } as const;
    await saveHeaderOrFooter(system, { ...checkout, name: `Plain ${kind}` });
  }
  for (const pageType of pageTypes) {
    const document = documentOf(`Words of ${pageType}`);
    await createPage(system, { title: `Our ${pageType}`, pageType, document, publish: true });
  }
  const about = documentOf('Welcome');
  await createPage(system, {
    title: 'About us',
    slug: 'about',
    document: { ...about, root: [...about.root, ...documentOf('Our story', 'story').root] },
    publish: true,
  });
  await createPage(system, {
    title: 'Terms',
    slug: 'terms',
    staticType: 'all',
    customHtml: '<p>Terms</p>',
    publish: true,
  });
  await sale.simple({ slug: 'tray', name: 'Tray' });
  await createCategory(system, { name: 'Trays', slug: 'trays' });
  await createRedirect(system, { from: 'who-we-are', to: '/about' });
  await createRedirect(system, { from: 'sale-terms', to: '/terms', type: 302 });
});
afterAll(async () => {
  await sale.server.close();
  await database.drop();
});

function documentOf(title: string, id = 'welcome'): PageDocument {
  const props = { title, subText: [{ type: 'paragraph', content: [] }] };
  const root = [{ id, type: 'heading', version: 1, props }];
  return { version: PAGE_DOCUMENT_VERSION, root };
}

describe('headers and footers of the contract', () => {
  const HEADER_OR_FOOTER = '{ _id name is_primary render_html menu_ids final_widget_content menus { name } }';

  it('are listed, the primary ones or the others [API-GQL-541, API-GQL-542, CMS-521]', async () => {
    for (const [list, kind] of [
      ['allHeader', 'header'],
      ['allFooter', 'footer'],
    ]) {
      const query = `{ primary: ${list}(is_primary: true) { name render_html }
        others: ${list}(is_primary: false) { name } all: ${list} { name } }`;
      const { primary, others, all } = Object(await ask(who, query));
      expect(primary).toEqual([
        { name: 'Main', render_html: expect.stringContaining(`"${kind} of all pages"`) },
      ]);
      expect(others).toEqual([{ name: `Sale ${kind}` }]);
      expect(all.map(({ name }: { name: string }) => name)).toEqual(
        expect.arrayContaining(['Main', `Sale ${kind}`]),
      );
    }
  });

  it('are found by id and by name, with their menus and the settings of what is in them [API-GQL-545, API-GQL-546, CMS-524, ENT-568]', async () => {
    for (const kind of ['header', 'footer']) {
      const { found } = Object(await ask(who, `{ found: ${kind}(name: "Main") ${HEADER_OR_FOOTER} }`));
      expect(found).toMatchObject({
        name: 'Main',
        is_primary: true,
        menu_ids: [7],
        menus: [{ name: 'Shop' }],
        render_html: expect.stringContaining(`"${kind} of all pages"`),
        final_widget_content: { tone: `${kind} of all pages` },
      });
      const byId = await ask(who, `query ($id: ID) { found: ${kind}(_id: $id) ${HEADER_OR_FOOTER} }`, {
        id: found._id,
      });
      expect(byId).toEqual({ found });
      expect(await ask(who, `{ found: ${kind}(name: "Nobody") ${HEADER_OR_FOOTER} }`)).toEqual({
        found: null,
      });
    }
  });

  it('of the checkout are its own [API-GQL-543, API-GQL-544]', async () => {
    expect(await ask(who, '{ checkoutHeader { name } checkoutFooter { name } }')).toEqual({
      checkoutHeader: { name: 'Plain header' },
      checkoutFooter: { name: 'Plain footer' },
    });
  });
});

it('menus are asked for by their numbers, in that order, with all of an item [API-GQL-538, ENT-065, ENT-513, ENT-569, FOOT-504]', async () => {
  const ITEM = '_id label url flyoutType imageUrl columns width';
  const query = `{ getAllParsedMenu(_ids: [9, 7, 4]) { _id name orderInMobile
    items { ${ITEM} items { ${ITEM} items { label } } } } }`;
  expect(await ask(who, query)).toEqual({
    getAllParsedMenu: [
      { _id: 9, name: 'Help', orderInMobile: 0, items: [] },
      {
        _id: 7,
        name: 'Shop',
        orderInMobile: 2,
        items: [
          {
            _id: '7:mugs',
            label: 'Mugs',
            url: '/mugs',
            flyoutType: 'amazon',
            columns: 3,
            width: 640,
            imageUrl: '/images/mugs.webp',
            items: [
              {
                _id: '7:large',
                label: 'Large mugs',
                url: '/large-mugs',
                flyoutType: 'tidal',
                columns: 2,
                width: 320,
                imageUrl: '/images/large.webp',
                items: [],
              },
            ],
          },
        ],
      },
    ],
  });
});

it('menus are not asked for by the thousand [API-GQL-538]', async () => {
  const ids = Array.from({ length: 101 }, (_, at) => at);
  const query = 'query ($ids: [Int!]!) { getAllParsedMenu(_ids: $ids) { _id } }';
  const { body } = await who.graphql(query, { ids });
  expect(body).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT', field: '_ids' } }] });
});

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

  it('are found by id and by name, with or without defaults [API-GQL-513, API-GQL-551]', async () => {
    const query =
      'query ($id: ID, $name: String) { template(_id: $id, name: $name, defaults: true) { _id name } }';
    const { template } = Object(await ask(who, query, { name: 'Homepage' }));
    expect(template).toMatchObject({ name: 'Homepage' });
    expect(await ask(who, query, { id: template._id })).toEqual({ template });
    expect(await ask(who, query, { name: 'Nothing' })).toEqual({ template: null });
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

it('the settings of the shop are there for whoever asks [API-GQL-511]', async () => {
  const query =
    '{ initSettings { currency locale time_zone checkout_countries client { code type } general } }';
  expect(await ask(who, query)).toMatchObject({
    initSettings: {
      currency: 'USD',
      locale: 'en-US',
      time_zone: 'America/New_York',
      checkout_countries: ['US', 'CA'],
      client: { code: sale.shop.code, type: 'essential' },
      general: { app: { name: sale.shop.name, base_url: sale.shop.baseUrl } },
    },
  });
});

it('who is signed in is a user with scopes, a guest is nobody [ACC-002, API-REST-503, AUTH-503, AUTH-511, ENT-013, ENT-058, ENT-570]', async () => {
  const account = { email: 'ada@example.com', password: 'correct horse' };
  const names = { firstName: 'Ada', lastName: 'Byron', nickName: 'ada' };
  await createCustomer(sale.system, { ...account, ...names, status: 'verified', group: 'wholesale' });
  const token = accepted(await restDoor.login(sale.visitor(), account.email, account.password));
  const ada = sale.visitor({ authorization: `Bearer ${token}` });
  const home = { first_name: 'Ada', last_name: 'Byron', street: '12 Harbor Street', city: 'Portland' };
  const address = { ...home, state: 'ME', postcode: '04101', country: 'US' };
  await ada.post('/api/account/addresses', { address });
  const { body } = await ada.get('/api/auth/user');
  const user = {
    _id: expect.any(String),
    email: 'ada@example.com',
    group: 'wholesale',
    is_restricted: false,
    first_name: 'Ada',
    last_name: 'Byron',
    nick_name: 'ada',
    scope: ['account', 'prices'],
    addresses: [{ address: { first_name: 'Ada', street: '12 Harbor Street', postcode: '04101' } }],
  };
  expect(body).toMatchObject({ user });
  expect((await sale.visitor().get('/api/auth/user')).body).toMatchObject({ user: null });
  const fields =
    '_id email group is_restricted first_name last_name nick_name scope addresses { address { first_name street postcode } }';
  expect(await ask(ada, `{ me { ${fields} } }`)).toEqual({ me: user });
  expect(await ask(sale.visitor(), '{ me { email } }')).toEqual({ me: null });
  const statuses = [
    { status: 'restricted', told: { is_restricted: true, is_verified: false, scope: ['account'] } },
    { status: 'pending', told: { is_restricted: false, is_verified: false, scope: ['account'] } },
    { status: 'verified', told: { is_restricted: false, is_verified: true, scope: ['account', 'prices'] } },
  ] as const;
  for (const { status, told } of statuses) {
    const email = `${status}@example.com`;
    await createCustomer(sale.system, { ...account, email, status });
    const pass = accepted(await restDoor.login(sale.visitor(), email, account.password));
    const one = sale.visitor({ authorization: `Bearer ${pass}` });
    const asked = '{ me { email group is_restricted is_verified scope } }';
    expect(await ask(one, asked)).toEqual({ me: { email, group: 'retail', ...told } });
  }
});
