import { createHash } from 'node:crypto';
import { SeenKeys } from '@stoa/commerce/catalogue';
import { MAX_SLUG_LENGTH, numberedSlug, slugIssue, slugify } from '@stoa/domain';

/** Longer than any name, so that nothing is cut. */
const UNCUT = 100_000;
const MARK = 6;

/**
 * Gives the products of a file their addresses. What a file calls a product may be too long for an address, or have
 * letters that none has; the address made of it must be the same in each file that names the product, and no other
 * product of this file may have it.
 */
export class FileAddresses {
  readonly #names = new SeenKeys();
  readonly #slugs = new SeenKeys();
  readonly #shared = new Set<string>();
  #inUse: ReadonlySet<string> = new Set();

  /** To be told of all names, once or more often, before addresses are asked for. */
  see(name: string): void {
    const key = name.trim().toLowerCase();
    if (key === '' || !this.#names.claim(key)) return;
    const slug = slugify(key, '');
    if (slug !== '' && !this.#slugs.claim(slug)) this.#shared.add(slug);
  }

  /** To be told of the reserved words at which the shop has products: a file that it wrote names them, too. */
  keep(inUse: ReadonlySet<string>): void {
    this.#inUse = inUse;
  }

  /** Tells whether a product of the file has, or may have, this address. */
  has(slug: string): boolean {
    return this.#slugs.has(slug);
  }

  /** Returns the address of a product; `title` helps where the name has no letter an address can have. */
  of(name: string, title: string): string {
    const key = name.trim().toLowerCase();
    const slug = slugify(key, '');
    if (slug === '') return marked(slugify(title, 'product'), key);
    const isCut = slugify(key, '', UNCUT).length > MAX_SLUG_LENGTH;
    if (isCut || (this.#shared.has(slug) && slug !== key)) return marked(slug, key);
    return slugIssue(slug) && !this.#inUse.has(slug) ? numberedSlug(slug, 2) : slug;
  }
}

/** An address that ends in a digest of the whole name, which tells it from others that begin alike. */
function marked(slug: string, name: string): string {
  const digest = createHash('sha256').update(name).digest('hex').slice(0, MARK);
  return `${slugify(slug, 'product', MAX_SLUG_LENGTH - MARK - 1)}-${digest}`;
}
