import type { MenuItem } from '@stoa/domain';
import type { Category } from '../types.ts';

interface MenuStyle {
  readonly shopCode: string;
  /** Categories whose flyout is wide, with the number of its columns. */
  readonly wide: Readonly<Record<string, number>>;
  /** Categories whose flyout shows a picture beside each of its links. */
  readonly pictured: readonly string[];
}

/**
 * Returns the main menu: the tree of categories, as dropdowns, wide flyouts of several columns and flyouts with
 * pictures. HDR-007 to HDR-010
 */
export function mainMenuOf(tree: readonly Category[], style: MenuStyle): readonly MenuItem[] {
  return tree.map((node) => entry(node, style, false));
}

function entry(node: Category, style: MenuStyle, pictured: boolean): MenuItem {
  const { slug, name, picture, children = [] } = node;
  const columns = style.wide[slug];
  const showsPictures = style.pictured.includes(slug);
  return {
    id: slug,
    label: name,
    url: `/${slug}`,
    items: children.map((child) => entry(child, style, showsPictures)),
    ...(columns !== undefined && { flyoutType: 'amazon', columns, width: columns * 240 }),
    ...(columns === undefined && children.length > 0 && { flyoutType: 'tidal' }),
    ...(pictured && { imageUrl: `/cdn/${style.shopCode}/images/products/thumbnail/${picture}` }),
  };
}

/** Returns a menu of plain links. */
export function linkMenu(name: string, links: readonly (readonly [label: string, url: string])[]) {
  return {
    name,
    items: links.map(
      ([label, url]): MenuItem => ({
        id: url.replaceAll(/\W+/g, '-'),
        label,
        url,
        items: [],
      }),
    ),
  };
}
