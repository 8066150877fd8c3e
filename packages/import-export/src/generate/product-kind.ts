import type { TreeNode } from './category-tree.ts';
import { type Random, randomOf } from './random.ts';
import { syllables } from './words.ts';

/** The characteristics of a category's products, always the same for the same seed. */
export interface ProductKind {
  readonly leaf: TreeNode;
  /** What one piece is called: 'Table Lamp'. */
  readonly noun: string;
  readonly brands: readonly [string, ...string[]];
  /** The natural logarithm of the usual price in minor units. */
  readonly priceLevel: number;
  /** Whether it comes in sizes as well as colours. */
  readonly hasSizes: boolean;
  readonly weightGrams: number;
}

const BRANDS_OF_A_DEPARTMENT = 60;

/** Kinds of goods for the leaves of a tree, the most popular first. */
export function productKinds(seed: string, tree: readonly TreeNode[]): ProductKind[] {
  const brandsOf = new Map<string, readonly [string, ...string[]]>();
  const leaves = tree.filter(({ isLeaf }) => isLeaf);
  const kinds = leaves.map((leaf) => {
    const brands = brandsOf.get(leaf.top) ?? brandNames(randomOf(`${seed}/brands/${leaf.top}`));
    brandsOf.set(leaf.top, brands);
    return kindOf(randomOf(`${seed}/kind/${leaf.slug}`), leaf, brands);
  });
  const order = new Map(kinds.map((kind) => [kind, randomOf(`${seed}/order/${kind.leaf.slug}`).next()]));
  return kinds.toSorted((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
}

function kindOf(random: Random, leaf: TreeNode, brands: ProductKind['brands']): ProductKind {
  // Each kind of product has only some of its department's brands.
  const first = random.below(brands.length);
  const [one, ...others] = [...brands.slice(first), ...brands.slice(0, first)].slice(0, 8 + random.below(16));
  return {
    leaf,
    noun: nounOf(leaf.name),
    brands: one === undefined ? brands : [one, ...others],
    priceLevel: Math.log(3500) + random.normal() * 0.9,
    hasSizes: random.chance(0.35),
    weightGrams: Math.round(Math.exp(Math.log(800) + random.normal())),
  };
}

/** Returns the singular: 'Camera Bags & Cases' becomes 'Camera Bag'. */
export function nounOf(name: string): string {
  const [words = name] = name.split(/[,/&:(]| and | - /);
  const noun = (words.trim() || name).slice(0, 60).trim();
  if (/(?:ss|us|is|ics|news)$/i.test(noun)) return noun;
  if (/ies$/i.test(noun)) return noun.replace(/ies$/i, 'y');
  if (/(?:sh|ch|x|ss|z)es$/i.test(noun)) return noun.replace(/es$/i, '');
  return noun.replace(/s$/i, '');
}

function brandNames(random: Random): [string, ...string[]] {
  const made = new Set<string>();
  while (made.size < BRANDS_OF_A_DEPARTMENT) made.add(brandName(random));
  const [first = 'Norda', ...others] = made;
  return [first, ...others];
}

function brandName(random: Random): string {
  const part = (list: readonly string[]) => list[random.below(list.length)] ?? '';
  const middle = random.chance(0.6) ? part(syllables.middle) : '';
  const name = part(syllables.first) + middle + part(syllables.last);
  return random.chance(0.15) ? `${name} & ${part(syllables.first)}${part(syllables.last)}` : name;
}
