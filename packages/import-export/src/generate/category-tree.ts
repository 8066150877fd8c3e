import type { NewCategory } from '@stoa/commerce';
import { slugify, trimEndOf } from '@stoa/domain';
import { z } from 'zod';
import { FileFault } from '../read/file-fault.ts';

/** A category of the tree that products are generated into. */
export interface TreeNode {
  readonly slug: string;
  readonly name: string;
  readonly parent: string | null;
  readonly position: number;
  /** Whether it has no children: products are assigned to leaves. */
  readonly isLeaf: boolean;
  /** Name of its top-level ancestor, which decides what its products have in common. */
  readonly top: string;
}

const pathStep = z.object({ id: z.string().min(1), name: z.string().nullable() });
const treeFile = z.array(z.object({ path: z.array(pathStep).min(1).max(12) })).max(50_000);

/** Six of these and the slashes between them fit into the longest path. */
const MAX_SLUG = 40;

/**
 * Reads a tree as a list of nodes, each with the steps that lead to it from the top: `[{"path":[{"id","name"}]}]`.
 * Steps that are not nodes themselves become nodes; a node without a name is left out with its descendants.
 * @throws FileFault
 */
export function readTree(text: string): TreeNode[] {
  const parsed = treeFile.safeParse(parsedJson(text));
  if (!parsed.success)
    throw new FileFault('The categories are no list of nodes with a path of ids and names each.');
  return treeOf(parsed.data.map(({ path }) => path));
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

interface Step {
  readonly id: string;
  readonly name: string | null;
}

/** Returns a tree of the paths that lead to its nodes; parents come before what is below them. */
export function treeOf(paths: readonly (readonly Step[])[]): TreeNode[] {
  const nodes = new Map<string, TreeNode>();
  const taken = new Set<string>();
  for (const path of paths) {
    let above: TreeNode | undefined;
    for (const { id, name } of path) {
      const key = `${above?.slug ?? ''}/${id}`;
      const words = name?.trim().slice(0, 255) ?? '';
      if (words === '') break;
      const known = nodes.get(key);
      const node: TreeNode = known ?? {
        slug: freeSlug(words, above, taken),
        name: words,
        parent: above?.slug ?? null,
        position: nodes.size,
        isLeaf: true,
        top: above?.top ?? words,
      };
      if (!known) {
        taken.add(node.slug);
        nodes.set(key, node);
      }
      above = node;
    }
  }
  const parents = new Set([...nodes.values()].map(({ parent }) => parent));
  return [...nodes.values()].map((node) => ({ ...node, isLeaf: !parents.has(node.slug) }));
}

/** Returns a free slug: equal names get their parent's slug appended, then a number. */
function freeSlug(name: string, above: TreeNode | undefined, taken: ReadonlySet<string>): string {
  const own = cut(slugify(name, 'category'));
  const candidates = above ? [own, cut(`${own}-${above.slug}`)] : [own];
  const free = candidates.find((slug) => !taken.has(slug));
  for (let n = 2; free === undefined; n++) {
    const numbered = `${trimEndOf(own.slice(0, MAX_SLUG - 6), '-')}-${n}`;
    if (!taken.has(numbered)) return numbered;
  }
  return free;
}

const cut = (slug: string): string => trimEndOf(slug.slice(0, MAX_SLUG), '-');

/** Returns the node as the catalogue takes it. */
export const newCategoryOf = ({ slug, name, parent, position }: TreeNode): NewCategory => ({
  slug,
  name,
  parent,
  position,
});
