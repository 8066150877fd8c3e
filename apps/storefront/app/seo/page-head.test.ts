import { listingRules, parseListing } from '@stoa/domain';
import { describe, expect, it } from 'vitest';
import { listingLinks } from './listing-head.server.ts';
import { openGraph } from './open-graph.server.ts';
import { pageHead } from './page-head.server.ts';

describe('the head of a page', () => {
  it('says what there is to say and leaves out what is empty', () => {
    expect(pageHead({ title: 'Mugs', description: '', keywords: '', robots: 'noindex' })).toEqual([
      { title: 'Mugs' },
      { name: 'robots', content: 'noindex' },
    ]);
  });

  it('names the page’s own address and those beside it', () => {
    const rules = listingRules({ type: 'essential', currency: 'USD' });
    const linksAt = (page: number) =>
      listingLinks(
        parseListing('/mugs', `?sort=price-asc&page=${page}`, rules),
        3,
        rules,
        'https://s.example',
      );
    expect(linksAt(1)).toEqual({
      canonical: 'https://s.example/mugs',
      next: 'https://s.example/mugs?page=2',
    });
    expect(linksAt(2)).toEqual({
      canonical: 'https://s.example/mugs?page=2',
      prev: 'https://s.example/mugs',
      next: 'https://s.example/mugs?page=3',
    });
    expect(linksAt(3)).not.toHaveProperty('next');
    const head = pageHead({ title: '', description: '', robots: '', ...linksAt(2) });
    expect(head).toContainEqual({ tagName: 'link', rel: 'prev', href: 'https://s.example/mugs' });
    expect(head).toContainEqual({ tagName: 'link', rel: 'next', href: 'https://s.example/mugs?page=3' });
  });
});

it('a page is shared with its picture at its full address', () => {
  const page = { title: 'Mugs', description: '', url: 'https://s.example/mugs' };
  const picture = { large: '/cdn/quay/images/products/large/mug.webp', alt: 'A mug' };
  expect(openGraph('website', { ...page, picture })).toEqual([
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: 'Mugs' },
    { property: 'og:url', content: 'https://s.example/mugs' },
    { property: 'og:image', content: 'https://s.example/cdn/quay/images/products/large/mug.webp.webp' },
    { property: 'og:image:alt', content: 'A mug' },
  ]);
  expect(openGraph('website', { ...page, picture: undefined })).toHaveLength(3);
});
