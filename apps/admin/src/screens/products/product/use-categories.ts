import type { Product } from '@stoa/admin-contract';
import { adminProductText } from '@stoa/messages';
import { useMemo } from 'react';
import type { TreeNode } from '../../../kit/tree-picker/index.ts';
import { useProductFacets } from './use-product.ts';

/** A category in words: its name, and those of all above it. */
interface ToldCategory {
  readonly name: string;
  readonly above: readonly string[];
}

/**
 * Returns the tree of categories by their slugs, and how each is told; those of the product are known before the tree is
 * loaded, and one that is gone by then is told by its slug.
 */
export function useCategories({ categories: own }: Pick<Product, 'categories'>) {
  const { data, isError } = useProductFacets();
  return useMemo(() => {
    const known = data?.categories ?? [];
    const byId = new Map(known.map((category) => [category.id, category]));
    const slugOf = (id: string | null) => (id === null ? undefined : byId.get(id)?.slug);
    const names = new Map([...own, ...known].map(({ slug, name }) => [slug, name]));
    const nodes: TreeNode[] = known.map(({ slug, name, parent, isActive }) => ({
      value: slug,
      label: name,
      parent: slugOf(parent) ?? null,
      note: isActive ? undefined : adminProductText.categoryHidden(),
    }));
    const parents = new Map(nodes.map(({ value, parent }) => [value, parent]));
    const above = (slug: string): string[] => {
      const parent = parents.get(slug) ?? null;
      return parent === null ? [] : [...above(parent), names.get(parent) ?? parent];
    };
    const tell = (slug: string): ToldCategory => ({ name: names.get(slug) ?? slug, above: above(slug) });
    return { nodes: data || isError ? nodes : undefined, tell };
  }, [data, isError, own]);
}
