import { describe, expect, test } from 'vitest';
import { args, at, Caller, claims, expectShape, type Json, listAt, textAt } from './caller.ts';
import { any, filled, number, orNull, selection, text } from './shape.ts';
import { headerOrFooter, template } from './shapes.ts';

const harbor = new Caller('harbor');

/** ENT-065, ENT-569. */
const menuItem = {
  _id: filled,
  label: filled,
  url: orNull(text),
  flyoutType: orNull(text),
  imageUrl: orNull(text),
  columns: orNull(number),
  width: orNull(number),
  items: [{ _id: filled, label: filled, url: orNull(text) }] as const,
};

const menu = { _id: number, orderInMobile: number, items: [menuItem] } as const;

/** A page of the shop's own, as its footer links it. */
async function somePage(): Promise<string> {
  const { allFooter } = await harbor.graphql('{ allFooter(is_primary:true) { menu_ids } }');
  const ids = listAt({ allFooter }, 'allFooter').flatMap((footer) => footer.menu_ids);
  const { getAllParsedMenu } = await harbor.graphql(
    `{ getAllParsedMenu(_ids:[${ids.join()}]) { items { url items { url } } } }`,
  );
  const items = listAt({ getAllParsedMenu }, 'getAllParsedMenu').flatMap((menu) => listAt(menu, 'items'));
  const urls = items.flatMap((item) => [item, ...listAt(item, 'items')]).map(({ url }) => String(url));
  for (const slug of urls.filter((url) => /^\/[a-z-]+$/.test(url)).map((url) => url.slice(1))) {
    const { page } = await harbor.graphql(`{ page(slug:"${slug}") { static_type } }`);
    if (page !== null) return slug;
  }
  throw new Error(`no page among ${urls.join()}`);
}

/** ENT-568. */
const headersAndFooters = {
  allHeader: [headerOrFooter],
  allFooter: [headerOrFooter],
  checkoutHeader: headerOrFooter,
  checkoutFooter: headerOrFooter,
} as const;

claims(headersAndFooters, [
  'allHeader.render_html',
  'allHeader.final_widget_content',
  'allFooter.render_html',
  'checkoutHeader',
  'checkoutFooter.render_html',
]);
claims(menu, ['orderInMobile', 'items.imageUrl']);
claims(template, ['entity_type.class_code', 'user_settings', 'header_id', 'footer_id', 'template_preview']);

describe('headers and footers', () => {
  test('are read by what is primary, by id and by name, and those of the checkout [API-GQL-541, API-GQL-542, API-GQL-543, API-GQL-544, API-GQL-545, API-GQL-546]', async () => {
    const chosen = selection(headerOrFooter);
    const data = await harbor.graphql(
      `{ allHeader(is_primary:true) { name ${chosen} } allFooter(is_primary:true) { name ${chosen} }
         checkoutHeader { ${chosen} } checkoutFooter { ${chosen} } }`,
    );
    expectShape(data, headersAndFooters);
    for (const [one, all] of [
      ['header', 'allHeader'],
      ['footer', 'allFooter'],
    ] as const) {
      const [first] = listAt(data, all);
      expect(first?.is_primary).toBe(true);
      const [id, name] = [JSON.stringify(first?._id), JSON.stringify(first?.name)];
      const found = await harbor.graphql(
        `{ a: ${one}(_id:${id}) { _id } b: ${one}(name:${name}) { _id } c: ${one}(name:"nobody") { _id } }`,
      );
      expect(found).toEqual({ a: { _id: first?._id }, b: { _id: first?._id }, c: null });
    }
  });

  test('name menus by numbers, which are read parsed with their items [API-GQL-538]', async () => {
    const data = await harbor.graphql('{ allHeader(is_primary:true) { menu_ids } }');
    const ids = at(data, 'allHeader.0.menu_ids') as number[];
    expect(ids.every((id) => typeof id === 'number')).toBe(true);
    const { getAllParsedMenu } = await harbor.graphql(
      `{ getAllParsedMenu(_ids:[${ids.join()}]) { _id orderInMobile items { ${selection(menuItem)} } } }`,
    );
    expectShape(getAllParsedMenu, [menu]);
    const items = listAt(getAllParsedMenu, '0.items');
    expect(items.some((item) => listAt(item, 'items').length > 0)).toBe(true);
    expect(items.some(({ flyoutType }) => flyoutType === 'tidal' || flyoutType === 'amazon')).toBe(true);
  });

  test('menus that are not there are left out', async () => {
    expect(await harbor.graphql('{ getAllParsedMenu(_ids:[987654]) { _id } }')).toEqual({
      getAllParsedMenu: [],
    });
  });
});

describe('pages and their templates', () => {
  test('a page is read by its slug with static type, own HTML and template [API-GQL-547, ENT-566]', async () => {
    const slug = await somePage();
    const { page } = await harbor.graphql(
      `{ page(slug:"${slug}") { static_type custom_html template { ${selection(template)} } } }`,
    );
    expectShape(page, { static_type: text, custom_html: orNull(text), template });
    expect(textAt(page, 'template.render_html')).toMatch(/<p>/);
  });

  test('the template of a slug is read with its HTML, and again by id, by name and in a list [API-017, API-GQL-513, API-GQL-514, API-GQL-551]', async () => {
    const slug = await somePage();
    const data = await harbor.graphql(
      `{ getTemplateBySlug(slug:"${slug}",basicAttributes:false,checkRedirect:true)
         { template { ${selection(template)} } redirectResponse { success redirectData { redirect_type to } } } }`,
      { 'cache-key': 'anything' },
    );
    const found = at(data, 'getTemplateBySlug.template');
    expectShape(found, template);
    expect(textAt(found, 'render_html')).toMatch(/<p>/);
    expect(at(data, 'getTemplateBySlug.redirectResponse')).toEqual({ success: false, redirectData: null });
    const id = textAt(found, '_id');
    const [byId, byName] = [args({ _id: id, defaults: true }), args({ name: textAt(found, 'name') })];
    const again = await harbor.graphql(
      `{ a: template(${byId}) { _id } b: template(${byName}) { _id } c: template(name:"nobody") { _id }
         d: template(slug:"${slug}") { _id } e: templates(${byId}) { _id } f: templates(_id:"nothing") { _id }
         g: page(slug:"${slug}") { template { _id } } }`,
    );
    const same = { _id: id };
    expect(again).toEqual({ a: same, b: same, c: null, d: same, e: [same], f: [], g: { template: same } });
  });

  test('a slug without a template is an error 404, Template not found [API-GQL-517, ERR-504]', async () => {
    const { body } = await harbor.document(
      '{ getTemplateBySlug(slug:"nothing-here",checkRedirect:true) { template { _id } } }',
    );
    expect(listAt(body, 'errors')[0]).toMatchObject({
      message: 'Template not found',
      extensions: { code: 'NOT_FOUND', status: 404 },
    });
  });

  test('the template of a type of page is read by the name of the type [API-GQL-518, API-GQL-519]', async () => {
    for (const name of ['404 Page', 'Homepage']) {
      const data = await harbor.graphql(
        `{ getTemplateByPageType(name:"${name}") { getTemplateByPageType { ${selection(template)} } redirectSlug } }`,
      );
      expectShape(at(data, 'getTemplateByPageType.getTemplateByPageType'), template);
      expect(at(data, 'getTemplateByPageType.redirectSlug')).toBeNull();
    }
  });

  test('what a slug leads to is told in one: a page, a product, a category or nothing [API-GQL-550]', async () => {
    const page = await somePage();
    const { categoryPliableData } = await harbor.graphql(
      '{ categoryPliableData(path:"Shop All",limit:1) { data { slug primary_category } } }',
    );
    const product = textAt(categoryPliableData, 'data.0.slug');
    const category = textAt(categoryPliableData, 'data.0.primary_category');
    const chosen = '{ page { static_type } product { slug } category { slug } }';
    const data = await harbor.graphql(
      `{ page: pageDataBySlug(slug:"${page}") ${chosen} product: pageDataBySlug(slug:"${product}") ${chosen}
         category: pageDataBySlug(slug:"${category}") ${chosen} nothing: pageDataBySlug(slug:"nothing-here") ${chosen} }`,
    );
    expect(data).toEqual({
      page: { page: { static_type: expect.any(String) }, product: null, category: null },
      product: { page: null, product: { slug: product }, category: null },
      category: { page: null, product: null, category: { slug: category } },
      nothing: null,
    });
  });

  test('the widgets of a page are read with their fields wrapped as value [API-GQL-539, ENT-501]', async () => {
    const slug = await somePage();
    const { getWidgetContent } = await harbor.graphql(
      `{ getWidgetContent(slug:"${slug}",preview:false,ssr:true,modelType:"page") { widget_content } }`,
    );
    const widgets = Object.values((at(getWidgetContent, 'widget_content') ?? {}) as Record<string, object>);
    expect(widgets.length).toBeGreaterThan(0);
    expect(JSON.stringify(widgets)).toContain('"value":');
    expectShape(widgets, [any]);
  });
});

test('the widgets of the home page are read [API-GQL-539]', async () => {
  const { getWidgetContent } = await harbor.graphql(
    '{ getWidgetContent(slug:"/",preview:false,ssr:true,modelType:"page") { widget_content } }',
  );
  expect(Object.keys((at(getWidgetContent, 'widget_content') ?? {}) as Json).length).toBeGreaterThan(2);
});

test('the template of the home page is read by its slug, and any by the name it has [API-GQL-513, API-GQL-514]', async () => {
  const data = await harbor.graphql('{ getTemplateBySlug(slug:"/") { template { _id name } } }');
  const name = at(data, 'getTemplateBySlug.template.name');
  expect(name).toBe('Homepage');
  const again = await harbor.graphql(`{ template(name:${JSON.stringify(name)}) { _id } }`);
  expect(at(again, 'template._id')).toBe(at(data, 'getTemplateBySlug.template._id'));
});
