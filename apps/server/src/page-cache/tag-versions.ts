import type { Tag } from '@stoa/commerce';

interface ShopTags {
  /** Counts the changes this process has heard of. */
  counter: number;
  /** Tags not in `changed` have changed at this count at the latest. */
  epoch: number;
  readonly changed: Map<Tag, number>;
}

/**
 * When the tags of each shop last changed, as counts. Only changed tags are held; when they become too many
 * they are forgotten together and count as just changed.
 */
export class TagVersions {
  readonly #shops = new Map<string, ShopTags>();
  readonly #limit: number;

  constructor(limit = 10_000) {
    this.#limit = limit;
  }

  /** Notes that what `tag` names has changed. */
  bump(shopId: string, tag: Tag): void {
    const shop = this.#of(shopId);
    shop.counter++;
    if (shop.changed.size >= this.#limit) forget(shop);
    shop.changed.set(tag, shop.counter);
  }

  /** After a gap in the news nothing is known to stand. */
  bumpAll(): void {
    for (const shop of this.#shops.values()) {
      shop.counter++;
      forget(shop);
    }
  }

  /** The count at which a rendering for the shop begins. */
  now(shopId: string): number {
    return this.#of(shopId).counter;
  }

  /** Whether none of `tags` has changed since the count `moment`. */
  stands(shopId: string, tags: Iterable<Tag>, moment: number): boolean {
    const shop = this.#of(shopId);
    if (shop.epoch > moment) return false;
    for (const tag of tags) if ((shop.changed.get(tag) ?? 0) > moment) return false;
    return true;
  }

  #of(shopId: string): ShopTags {
    let shop = this.#shops.get(shopId);
    if (!shop) {
      shop = { counter: 0, epoch: 0, changed: new Map() };
      this.#shops.set(shopId, shop);
    }
    return shop;
  }
}

function forget(shop: ShopTags): void {
  shop.epoch = shop.counter;
  shop.changed.clear();
}
