import { saveHeaderOrFooter, saveMenu } from '@stoa/commerce';
import { describe, expect, it } from 'vitest';
import { ask } from './testing/ask.ts';
import { everyFieldOf } from './testing/every-operation.ts';
import { documentOf } from './testing/page-document.ts';
import { serveMug } from './testing/served-mug.ts';
import { someText } from './testing/some-text.ts';

const { sale } = await serveMug();
const who = sale.visitor();

await saveMenu(sale.system, {
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
await saveMenu(sale.system, {
  number: 9,
  name: 'Help',
  items: [{ id: 'contact', label: 'Contact', items: [] }],
});
for (const kind of ['header', 'footer'] as const) {
  const content = { tone: `${kind} of all pages`, document: documentOf(`${kind} of all pages`) };
  await saveHeaderOrFooter(sale.system, { kind, name: 'Main', isPrimary: true, menuNumbers: [7], content });
  await saveHeaderOrFooter(sale.system, { kind, name: `Sale ${kind}`, menuNumbers: [9] });
  const checkout = { kind, use: 'checkout', isPrimary: true, menuNumbers: [9] } as const;
  await saveHeaderOrFooter(sale.system, { ...checkout, name: `Plain ${kind}` });
}

/** What is told of items of the menus, without those below. */
const mugs = {
  _id: '7:mugs',
  label: 'Mugs',
  url: '/mugs',
  flyoutType: 'amazon',
  columns: 3,
  width: 640,
  imageUrl: '/images/mugs.webp',
};
const largeMugs = {
  _id: '7:large',
  label: 'Large mugs',
  url: '/large-mugs',
  flyoutType: 'tidal',
  columns: 2,
  width: 320,
  imageUrl: '/images/large.webp',
};
const contact = {
  _id: '9:contact',
  label: 'Contact',
  url: '',
  flyoutType: null,
  columns: null,
  width: null,
  imageUrl: null,
};
/** What is told of the menus themselves. */
const shop = { _id: 7, name: 'Shop', orderInMobile: 2 };
const help = { _id: 9, name: 'Help', orderInMobile: 0 };

describe('headers and footers of the contract', () => {
  const HEADER_OR_FOOTER = everyFieldOf('HeaderOrFooter', 2);
  // The test's clock begins on 2 March 2026.
  const copyright = { copyright: `© 2026 ${sale.shop.name}` };

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

  it.each([
    { kind: 'header', made: {} },
    { kind: 'footer', made: copyright },
  ])(
    'are found by id and by name, with their menus and the settings of what is in them: a $kind [API-GQL-545, API-GQL-546, CMS-524, ENT-568]',
    async ({ kind, made }) => {
      const asked = `{ main: ${kind}(name: "Main") ${HEADER_OR_FOOTER}
        sale: ${kind}(name: "Sale ${kind}") ${HEADER_OR_FOOTER} nobody: ${kind}(name: "Nobody") { name } }`;
      const { main, ...others } = Object(await ask(who, asked));
      const tone = `${kind} of all pages`;
      expect(main).toEqual({
        _id: someText,
        name: 'Main',
        is_primary: true,
        menu_ids: [7],
        menus: [{ ...shop, items: [mugs] }],
        render_html: expect.stringContaining(`"${tone}"`),
        final_widget_content: { tone, document: documentOf(tone), ...made },
      });
      expect(others).toEqual({
        sale: {
          _id: someText,
          name: `Sale ${kind}`,
          is_primary: false,
          menu_ids: [9],
          menus: [{ ...help, items: [contact] }],
          render_html: '',
          final_widget_content: made,
        },
        nobody: null,
      });
      const byId = `query ($id: ID) { found: ${kind}(_id: $id) ${HEADER_OR_FOOTER} }`;
      expect(await ask(who, byId, { id: main._id })).toEqual({ found: main });
    },
  );

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
      { ...help, items: [{ ...contact, items: [] }] },
      { ...shop, items: [{ ...mugs, items: [{ ...largeMugs, items: [] }] }] },
    ],
  });
});

it('menus are not asked for by the thousand [API-GQL-538]', async () => {
  const ids = Array.from({ length: 101 }, (_, at) => at);
  const query = 'query ($ids: [Int!]!) { getAllParsedMenu(_ids: $ids) { _id } }';
  const { body } = await who.graphql(query, { ids });
  expect(body).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT', field: '_ids' } }] });
});
