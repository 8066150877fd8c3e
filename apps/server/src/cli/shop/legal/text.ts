import { PAGE_DOCUMENT_VERSION, type PageDocument, type RichBlock, type RichText } from '@stoa/domain';

const words = (text: string) => [{ type: 'text' as const, text }];

/** Returns a heading within a page; the page's own title is the first. */
export const h2 = (text: string): RichBlock => ({ type: 'heading', level: 2, content: words(text) });

export const p = (text: string): RichBlock => ({ type: 'paragraph', content: words(text) });

export const ul = (...items: readonly string[]): RichBlock => ({
  type: 'list',
  ordered: false,
  items: items.map((item): RichText => [p(item)]),
});

/** Returns a page of one text. */
export const textPage = (text: RichText): PageDocument => ({
  version: PAGE_DOCUMENT_VERSION,
  root: [{ id: 'text', type: 'rich-text', version: 1, props: { text } }],
});
