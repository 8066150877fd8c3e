import type { CategoryNode } from '../port/document.ts';
import { Dictionary } from './dictionary.ts';

/** The categories of a shop by number. Numbers stay when the tree changes; hidden categories have no node. */
export class CategoryTree {
  readonly #ids = new Dictionary();
  #nodes: (CategoryNode | undefined)[] = [];
  /** By number: the category itself and all above it. */
  #chains: (readonly number[] | undefined)[] = [];
  #byPath = new Map<string, number>();
  #bySlug = new Map<string, number>();

  get size(): number {
    return this.#ids.size;
  }

  get bytes(): number {
    return this.#ids.bytes + this.#byPath.size * BYTES_A_NODE;
  }

  numberOf(id: string): number {
    return this.#ids.add(id);
  }

  node(number: number): CategoryNode | undefined {
    return this.#nodes[number];
  }

  atPath(path: string): number | undefined {
    return this.#byPath.get(path);
  }

  withSlug(slug: string): number | undefined {
    return this.#bySlug.get(slug);
  }

  replace(categories: readonly CategoryNode[]): void {
    this.#nodes = [];
    this.#chains = [];
    this.#byPath = new Map(categories.map(({ path, id }) => [path, this.numberOf(id)]));
    this.#bySlug = new Map(categories.map(({ slug, id }) => [slug, this.numberOf(id)]));
    for (const category of categories) {
      const number = this.numberOf(category.id);
      this.#nodes[number] = category;
      this.#chains[number] = this.#chainOf(category.path);
    }
  }

  /** The categories under which something is shown that is filed under these. */
  sections(filed: Iterable<number>): Set<number> {
    const sections = new Set<number>();
    for (const number of filed) for (const above of this.#chains[number] ?? []) sections.add(above);
    return sections;
  }

  #chainOf(path: string): number[] {
    const slugs = path.split('/');
    return slugs
      .map((_, at) => this.#byPath.get(slugs.slice(0, at + 1).join('/')))
      .filter((number) => number !== undefined);
  }
}

/** A node with its texts, its chain and its places in the maps. */
const BYTES_A_NODE = 600;
