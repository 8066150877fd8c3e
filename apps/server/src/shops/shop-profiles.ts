import { type Database, readShopSettings, type Shop, type ShopProfile } from '@stoa/commerce';

/** Settings of shops in memory, each read when first needed and dropped when its shop changes. */
export class ShopProfiles {
  readonly #db: Database;
  readonly #known = new Map<string, Promise<ShopProfile>>();

  constructor(db: Database) {
    this.#db = db;
  }

  of(shop: Shop): Promise<ShopProfile> {
    const known = this.#known.get(shop.id);
    if (known) return known;
    const reading = readShopSettings({ db: this.#db, shop });
    this.#known.set(shop.id, reading);
    reading.catch(() => this.forget(shop.id));
    return reading;
  }

  forget(shopId: string): void {
    this.#known.delete(shopId);
  }

  forgetAll(): void {
    this.#known.clear();
  }
}
