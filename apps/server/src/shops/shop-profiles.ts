import {
  type Database,
  describeError,
  type Log,
  readShopSettings,
  type Shop,
  type ShopProfile,
} from '@stoa/commerce';
import { isShopError } from '@stoa/domain';

/** What a shop was told, and whether that could not be read anew since it changed. */
export interface KnownProfile {
  readonly profile: ShopProfile;
  readonly stale: boolean;
}

/** Settings of shops in memory, each read when first needed and again after its shop changed. */
export class ShopProfiles {
  readonly #db: Database;
  readonly #log: Log;
  readonly #fresh = new Map<string, Promise<ShopProfile>>();
  /** The last that was read of each, for while it can't be read again. */
  readonly #last = new Map<string, ShopProfile>();

  constructor(db: Database, log: Log) {
    this.#db = db;
    this.#log = log;
  }

  /**
   * What the shop was told. Where that cannot be read, the failure is logged and the shop goes on with what it was told
   * before; it is asked for again next time. API-GQL-512, ERR-517
   * @throws what reading throws where nothing was read before: without settings no price and no permission is right
   */
  async of(shop: Shop): Promise<KnownProfile> {
    try {
      return { profile: await (this.#fresh.get(shop.id) ?? this.#read(shop)), stale: false };
    } catch (error) {
      const profile = this.#last.get(shop.id);
      if (profile === undefined || isShopError(error)) throw error;
      this.#log.error({ shop: shop.code, error: describeError(error) }, 'settings cannot be read');
      return { profile, stale: true };
    }
  }

  /** The shop has changed. */
  forget(shopId: string): void {
    this.#fresh.delete(shopId);
  }

  forgetAll(): void {
    this.#fresh.clear();
  }

  /** The shop is gone. */
  remove(shopId: string): void {
    this.#fresh.delete(shopId);
    this.#last.delete(shopId);
  }

  async #read(shop: Shop): Promise<ShopProfile> {
    const reading = readShopSettings({ db: this.#db, shop });
    this.#fresh.set(shop.id, reading);
    try {
      const profile = await reading;
      this.#last.set(shop.id, profile);
      return profile;
    } catch (error) {
      if (this.#fresh.get(shop.id) === reading) this.#fresh.delete(shop.id);
      throw error;
    }
  }
}
