import type { MetaDescriptor } from 'react-router';
import type { GraphTag } from './open-graph.server.ts';

/** What a page tells search engines of itself; addresses with their origin. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  readonly keywords?: string;
  readonly robots: string;
  readonly canonical?: string;
  /** The pages before and after one of a listing. */
  readonly prev?: string;
  readonly next?: string;
  readonly shared?: readonly GraphTag[];
}

/** Returns the elements of a page's head. SEO-001 to SEO-009 */
export function pageHead(head: PageHead): MetaDescriptor[] {
  const { title, description, keywords = '', robots, shared = [] } = head;
  const links = Object.entries({ canonical: head.canonical, prev: head.prev, next: head.next });
  return [
    { title },
    ...(description === '' ? [] : [{ name: 'description', content: description }]),
    { name: 'robots', content: robots },
    ...(keywords === '' ? [] : [{ name: 'keywords', content: keywords }]),
    ...links.flatMap(([rel, href]) => (href === undefined ? [] : [{ tagName: 'link', rel, href }])),
    ...shared,
  ];
}
