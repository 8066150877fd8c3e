import { isDeepStrictEqual } from 'node:util';
import { createPage } from '@stoa/commerce';
import { PAGE_DOCUMENT_VERSION, type PageDocument } from '@stoa/domain';
import { describe, expect, it } from 'vitest';
import { ask } from './testing/ask.ts';
import { everyFieldOf } from './testing/every-operation.ts';
import { serveMug } from './testing/served-mug.ts';

const { sale } = await serveMug();
const { system } = sale;

/** A box with a heading in it, and one beside it. */
const document: PageDocument = {
  version: PAGE_DOCUMENT_VERSION,
  root: [
    {
      id: 'frame',
      type: 'box',
      version: 2,
      props: { tone: 'dark' },
      children: [{ id: 'welcome', type: 'heading', version: 3, props: { title: 'Welcome' } }],
    },
    { id: 'story', type: 'text', version: 1, props: { words: 'Our story' } },
  ],
};
const { pageId: about } = await createPage(system, {
  title: 'About us',
  slug: 'about',
  staticType: 'all',
  customHtml: '<p>About</p>',
  is404Page: true,
  metaTitle: 'All about us',
  metaDescription: 'Who we are',
  seoCrawlerSetting: 'No-index and follow',
  document,
  publish: true,
});
const { pageId: bare } = await createPage(system, { title: 'Bare', slug: 'bare', publish: true });
const { pageId: home } = await createPage(system, { title: 'Home', pageType: 'Homepage', publish: true });
const { pageId: missing } = await createPage(system, {
  title: 'Gone',
  pageType: '404 Page',
  document,
  publish: true,
});

const PAGE = everyFieldOf('Page', 2);

/** What every page as a template has so far. */
const template = {
  footer_id: null,
  header_id: null,
  origin_type: 'page',
  template_preview: null,
  user_settings: null,
};
/** The tests' server draws a document as its JSON. */
const drawn = (given: unknown): unknown =>
  expect.toSatisfy((html: string) => isDeepStrictEqual(JSON.parse(html), given));

const noDocument = { version: PAGE_DOCUMENT_VERSION, root: [] };
/** A page of which nothing is set. */
const plain = {
  custom_html: null,
  document: noDocument,
  is_404_page: false,
  meta_description: '',
  meta_title: '',
  seo_crawler_setting: '',
  static_type: 'body',
  widgets: [],
};

describe('a page, asked for all fields', () => {
  it('tells what is set of it and what is in it, by slug as by id [API-GQL-547, ENT-566, ENT-567]', async () => {
    const page = {
      _id: about,
      title: 'About us',
      slug: 'about',
      static_type: 'all',
      custom_html: '<p>About</p>',
      document,
      is_404_page: true,
      meta_title: 'All about us',
      meta_description: 'Who we are',
      seo_crawler_setting: 'No-index and follow',
      widgets: [
        { attributeName: 'frame', type: 'box', version: 2, props: { tone: 'dark' }, parent: null },
        {
          attributeName: 'welcome',
          type: 'heading',
          version: 3,
          props: { title: 'Welcome' },
          parent: 'frame',
        },
        { attributeName: 'story', type: 'text', version: 1, props: { words: 'Our story' }, parent: null },
      ],
      template: {
        ...template,
        _id: about,
        name: 'About us',
        entity_type: null,
        is_primary: false,
        mapped_attributes: [
          { attributeName: 'frame', type: 'box' },
          { attributeName: 'welcome', type: 'heading' },
          { attributeName: 'story', type: 'text' },
        ],
        render_html: drawn(document),
      },
    };
    const asked = `{ bySlug: page(slug: "about") ${PAGE} byId: page(_id: "${about}") ${PAGE} }`;
    expect(await ask(sale.visitor(), asked)).toEqual({ bySlug: page, byId: page });
  });

  it('has neither words nor widgets where none are given [ENT-566]', async () => {
    expect(await ask(sale.visitor(), `{ page(slug: "bare") ${PAGE} }`)).toEqual({
      page: {
        ...plain,
        _id: bare,
        title: 'Bare',
        slug: 'bare',
        template: {
          ...template,
          _id: bare,
          name: 'Bare',
          entity_type: null,
          is_primary: false,
          mapped_attributes: [],
          render_html: drawn(noDocument),
        },
      },
    });
  });

  it.each([
    { name: '404 Page', title: 'Gone', pageId: missing, is404: true },
    { name: 'Homepage', title: 'Home', pageId: home, is404: false },
  ])(
    'of the type $name has no slug, and a template by that name [API-GQL-518, API-GQL-519, ENT-566, ENT-567]',
    async ({ name, title, pageId, is404 }) => {
      const query = `query ($name: String!) { getTemplateByPageType(name: $name) {
        page { _id title slug is_404_page template ${everyFieldOf('Template', 0)} }
        getTemplateByPageType ${everyFieldOf('Template', 0)} redirectSlug } }`;
      const own = is404 ? document : noDocument;
      const told = {
        ...template,
        _id: pageId,
        name,
        entity_type: { entity_code: name, class_code: null },
        is_primary: true,
        mapped_attributes: is404
          ? [
              { attributeName: 'frame', type: 'box' },
              { attributeName: 'welcome', type: 'heading' },
              { attributeName: 'story', type: 'text' },
            ]
          : [],
        render_html: drawn(own),
      };
      expect(await ask(sale.visitor(), query, { name })).toEqual({
        getTemplateByPageType: {
          page: { _id: pageId, title, slug: null, is_404_page: is404, template: told },
          getTemplateByPageType: told,
          redirectSlug: null,
        },
      });
    },
  );
});
