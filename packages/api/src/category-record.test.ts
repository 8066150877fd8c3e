import { describe, expect, it } from 'vitest';
import { ask } from './testing/ask.ts';
import { LISTING, serveCups, words } from './testing/cups.ts';
import { everyFieldOf } from './testing/every-operation.ts';
import { pictureOf } from './testing/product-fields.ts';
import { someText } from './testing/some-text.ts';

const { sale, who } = await serveCups();

/** A category's picture is told without its size, and by the category's name. */
const pictureOfCups = { ...pictureOf('cups', 'Cups'), width: 1280, height: 1280 };

describe('a category of the contract', () => {
  const CATEGORY = `_id parent_page name title page_title slug is_active path category_path entity_type
    display_option client_guid meta_title meta_description meta_keyword seo_crawler_setting sub_title
    description optional_content image { large } image_mobile { large } breadcrumb { slug }`;

  it('tells who it is and what its page shows, by slug and by id [API-GQL-522, API-GQL-523, ENT-044, ENT-045, ENT-046, ENT-557, ENT-558]', async () => {
    const { categoryBySlug: bySlug } = Object(
      await ask(who, `{ categoryBySlug(slug: "cups") { ${CATEGORY} } }`),
    );
    expect(bySlug).toMatchObject({
      _id: expect.any(String),
      description: words('All our cups'),
      name: 'Cups',
      title: 'Cups',
      page_title: 'Cups for tea',
      slug: 'cups',
      is_active: true,
      parent_page: null,
      path: 'cups',
      category_path: 'cups',
      entity_type: 'category',
      display_option: 'horizontal',
      client_guid: sale.shop.ownSellerId,
      sub_title: 'and saucers',
      meta_title: 'Cups for tea',
      meta_description: 'Every cup',
      meta_keyword: 'cup, tea',
      seo_crawler_setting: 'Index and no-follow',
      breadcrumb: [{ slug: 'cups' }],
      image: { large: '/images/products/large/cups' },
      image_mobile: { large: '/images/products/large/cups-small' },
      optional_content: {
        title: 'On cups',
        sub_title: 'and saucers',
        description: words('Ask us'),
        show_in_title: true,
        show_in_sub_title: false,
        show_in_description: true,
      },
    });
    const { category } = Object(
      await ask(who, `query ($id: ID!) { category(_id: $id) { ${CATEGORY} } }`, { id: bySlug._id }),
    );
    expect(category).toEqual(bySlug);
    const fields =
      'parent_page path category_path page_title sub_title meta_title breadcrumb { name slug path }';
    expect(await ask(who, `{ categoryBySlug(slug: "tea-cups") { ${fields} } }`)).toEqual({
      categoryBySlug: {
        parent_page: bySlug._id,
        path: 'cups/tea-cups',
        category_path: 'cups/tea-cups',
        page_title: 'Tea cups',
        sub_title: '',
        meta_title: '',
        breadcrumb: [
          { name: 'Cups', slug: 'cups', path: 'cups' },
          { name: 'Tea cups', slug: 'tea-cups', path: 'cups/tea-cups' },
        ],
      },
    });
  });

  it('stands in the list of categories with what is below it, by both doors [API-GQL-521]', async () => {
    const node = (name: string, slug: string, given: object) => ({
      ...{ name, title: name, slug, path: slug, category_path: slug, client_guid: sale.shop.ownSellerId },
      ...{
        _id: someText,
        parent_page: null,
        entity_type: 'category',
        is_active: true,
        sub_title: '',
        image: null,
      },
      ...{ children: [], ...given },
    });
    const pictured = { sub_title: 'and saucers', image: pictureOfCups };
    const below = (parent: string) =>
      node('Tea cups', 'tea-cups', {
        path: 'cups/tea-cups',
        category_path: 'cups/tea-cups',
        parent_page: parent,
      });
    const tree = (parent: string) => [
      node('Cups', 'cups', { ...pictured, _id: parent, children: [below(parent)] }),
      node('Plates', 'plates', {}),
    ];
    const fields = `_id name title slug path category_path client_guid parent_page entity_type is_active sub_title
      image ${everyFieldOf('Picture', 1)}`;
    const { categoryList } = Object(
      await ask(who, `{ categoryList { ${fields} children { ${fields} children { slug } } } }`),
    );
    expect(categoryList).toEqual(tree(categoryList[0]._id));
    const { body } = await who.get('/api/categories');
    expect(body).toEqual({ success: true, categories: tree(categoryList[0]._id) });
  });

  it('comes with the first page of its products at once [API-GQL-549, ENT-047, ENT-559, ENT-561]', async () => {
    const query = `query ($limit: Int, $page: Int, $order: String) { categoryInitialData(slug: "cups") {
      name pliable_data(limit: $limit, page: $page, order: $order) { ${LISTING} } } }`;
    const { categoryInitialData: whole } = Object(await ask(who, query));
    expect(whole).toMatchObject({
      name: 'Cups',
      pliable_data: {
        currentSortCode: 'id-desc',
        data: [{ sku: 'CUP-3' }, { sku: 'CUP-2' }, { sku: 'CUP-1' }],
        paging: { page: 1, total: 3, itemTotal: 3, limit: 24 },
      },
    });
    const codes = whole.pliable_data.filter.map(({ code }: { code: string }) => code);
    expect(codes).toEqual(expect.arrayContaining(['color', 'price']));
    const { categoryInitialData: part } = Object(await ask(who, query, { limit: 2, order: 'price-asc' }));
    expect(part.pliable_data).toMatchObject({
      currentSortCode: 'price-asc',
      data: [{ sku: 'CUP-1' }, { sku: 'CUP-2' }],
      paging: {
        page: 1,
        total: 3,
        itemTotal: 2,
        limit: 2,
        begin: 1,
        end: 2,
        total_products: 3,
        total_pages: 2,
      },
    });
    const { categoryInitialData: rest } = Object(await ask(who, query, { limit: 2, page: 2 }));
    expect(rest.pliable_data).toMatchObject({
      data: [{ sku: 'CUP-1' }],
      paging: {
        page: 2,
        total: 3,
        itemTotal: 1,
        limit: 2,
        begin: 3,
        end: 3,
        total_products: 3,
        total_pages: 2,
      },
    });
  });
});
