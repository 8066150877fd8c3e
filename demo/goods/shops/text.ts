import type { RichBlock, RichInline, RichText } from '@stoa/domain';

const words = (text: string): RichInline => ({ type: 'text', text });

/** Returns a heading within a page; the page's own title is the first. */
export const h2 = (text: string): RichBlock => ({ type: 'heading', level: 2, content: [words(text)] });

/** Returns a paragraph of words and links. */
export const p = (...content: readonly (string | RichInline)[]): RichBlock => ({
  type: 'paragraph',
  content: content.map((part) => (typeof part === 'string' ? words(part) : part)),
});

export const link = (href: string, text: string): RichInline => ({
  type: 'link',
  href,
  content: [words(text)],
});

export const ul = (...items: readonly string[]): RichBlock => ({
  type: 'list',
  ordered: false,
  items: items.map((item): RichText => [p(item)]),
});
