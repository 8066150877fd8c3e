import { Dictionary } from '../memory/dictionary.ts';
import type { CategoryNode } from '../port/document.ts';

/** The categories of a shop by number. A number stays the same when the tree changes; a hidden category has no node. */
export class CategoryTree {
  readonly #ids = new Dictionary();
  #nodes: (CategoryNode | undefined)[] = [];
  /** By number: the category and its ancestors. */
  #paths: (readonly number[] | undefined)[] = [];
  #byPath = new Map<string, number>();
  #bySlug = new Map<string, number>();

  get size(): number {
    return this.#ids.size;
  }

  get bytes(): number {
    return this.#ids.bytes + this.#byPath.size * BYTES_PER_NODE;
  }

  /** Returns the number of a category and assigns the next one to an unknown category. */
  add(id: string): number {
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
    this.#paths = [];
    this.#byPath = new Map(categories.map(({ path, id }) => [path, this.add(id)]));
    this.#bySlug = new Map(categories.map(({ slug, id }) => [slug, this.add(id)]));
    for (const category of categories) {
      const number = this.add(category.id);
      this.#nodes[number] = category;
      this.#paths[number] = this.#pathTo(category.path);
    }
  }

  /** Returns the assigned categories and their ancestors, without hidden ones. */
  withAncestors(assigned: Iterable<number>): Set<number> {
    const categories = new Set<number>();
    for (const number of assigned) {
      for (const category of this.#paths[number] ?? []) categories.add(category);
    }
    return categories;
  }

  #pathTo(path: string): number[] {
    const slugs = path.split('/');
    return slugs
      .map((_, at) => this.#byPath.get(slugs.slice(0, at + 1).join('/')))
      .filter((number) => number !== undefined);
  }
}

/** A node with its texts, its path and its entries in the maps. */
const BYTES_PER_NODE = 600;
