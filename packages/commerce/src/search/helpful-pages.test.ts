import { expect, it } from 'vitest';
import { helpfulPages } from './helpful-pages.ts';

const pages = ['Our story', 'Privacy policy', 'Shipping & returns', 'Contact', 'Gift wrapping'].map(
  (title) => ({
    title,
    slug: title,
  }),
);
const titles = (keyword: string, most = 5) =>
  helpfulPages(pages, keyword, 'en', most).map(({ title }) => title);

it('pages with words of the keyword come first, then those on which one finds help, formal ones last', () => {
  expect(titles('gift wrap')).toEqual(['Gift wrapping', 'Shipping & returns', 'Contact', 'Our story']);
  expect(titles('can I return it?', 1)).toEqual(['Shipping & returns']);
  expect(titles('privacy', 1)).toEqual(['Privacy policy']);
  expect(titles('', 2)).toEqual(['Shipping & returns', 'Contact']);
});
