import { FileAddresses } from '../names/file-addresses.ts';

/**
 * Names products that a file does not give an address. A name that several products have is told apart by the number
 * the file knows each by, so that it is the same in each file.
 */
export class ProductNames {
  readonly #addresses = new FileAddresses();
  readonly #owners = new Map<string, string>();
  readonly #shared = new Set<string>();

  /** To be told of all products first; `key` is what the file knows it by. */
  see(name: string, key: string): void {
    const known = name.trim().toLowerCase();
    const owner = this.#owners.get(known);
    if (owner === undefined) this.#owners.set(known, key);
    else if (owner !== key) this.#shared.add(known);
    this.#addresses.see(name);
    this.#addresses.see(`${name} ${key}`);
  }

  /** To be told of the reserved words at which the shop has products. */
  keep(inUse: ReadonlySet<string>): void {
    this.#addresses.keep(inUse);
  }

  isShared(name: string): boolean {
    return this.#shared.has(name.trim().toLowerCase());
  }

  of(name: string, key: string, title: string): string {
    return this.#addresses.of(this.isShared(name) ? `${name} ${key}` : name, title);
  }

  has(slug: string): boolean {
    return this.#addresses.has(slug);
  }
}
