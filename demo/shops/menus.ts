import type { MenuItem } from '@stoa/domain';
import type { Category } from '../goods/types.ts';

/** A menu of categories: the top of the tree with flyouts of what is below. */
export function menuOf(tree: readonly Category[], columns = 2): MenuItem[] {
  return tree.map((category) => entryOf(category, columns));
}

function entryOf({ slug, name, children = [] }: Category, columns: number): MenuItem {
  const isWide = children.some((child) => (child.children ?? []).length > 0);
  return {
    id: slug,
    label: name,
    url: `/${slug}`,
    items: children.map((child) => entryOf(child, 1)),
    ...(isWide && columns > 1 && { flyoutType: 'amazon' as const, columns }),
  };
}

/** A menu of plain links. */
export function linksOf(links: Readonly<Record<string, string>>): MenuItem[] {
  return Object.entries(links).map(([label, url], at) => ({ id: `link-${at}`, label, url, items: [] }));
}
