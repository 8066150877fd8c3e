import type { Category } from './types.ts';

/**
 * Returns a category as it is written down: its name as title and its description as meta description, and the
 * picture of the product `face`.
 */
export function category(
  slug: string,
  name: string,
  face: string,
  description: string,
  more: Partial<Omit<Category, 'slug' | 'name' | 'picture' | 'description'>> = {},
): Category {
  return {
    slug,
    name,
    description,
    picture: `${face}.webp`,
    metaTitle: name,
    metaDescription: description,
    ...more,
  };
}

/** Returns a tree's categories, parents before their children. */
export function flatCategories(tree: readonly Category[]): readonly Category[] {
  return tree.flatMap((node) => [node, ...flatCategories(node.children ?? [])]);
}
