import {
  type AskedKeyword,
  countSearches,
  type PlatformContext,
  reportError,
  type Shop,
  systemContext,
} from '@stoa/commerce';

import { searchedKeyword } from './searched-keyword.ts';

/** How long what was asked waits to be written. Milliseconds. */
const FLUSH_EVERY = 30_000;
/** Different keywords of one shop that wait; further ones are not counted, so that a flood takes no memory. */
const MOST = 500;
const MAX_LENGTH = 100;

interface Waiting {
  readonly shop: Shop;
  readonly keywords: Map<string, AskedKeyword>;
}

/** Counts what visitors search for, and writes it from time to time: no search waits for it. */
export class AskedKeywords {
  readonly #platform: PlatformContext;
  readonly #shops = new Map<string, Waiting>();
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(platform: PlatformContext) {
    this.#platform = platform;
  }

  start(): void {
    this.#timer = setInterval(() => void this.flush(), FLUSH_EVERY);
    this.#timer.unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }

  /** Notes the search whose kept page was sent, if it was one. */
  noteKept(shop: Shop, url: string): void {
    const keyword = searchedKeyword(url);
    if (keyword !== undefined) this.note(shop, keyword);
  }

  /** Notes a search; without its result where a kept page answered it. */
  note(shop: Shop, keyword: string, result?: AskedKeyword['result']): void {
    if (keyword.length > MAX_LENGTH) return;
    const waiting = this.#shops.get(shop.id) ?? { shop, keywords: new Map<string, AskedKeyword>() };
    this.#shops.set(shop.id, waiting);
    const known = waiting.keywords.get(keyword);
    if (!known && waiting.keywords.size >= MOST) return;
    waiting.keywords.set(keyword, {
      ...known,
      keyword,
      asked: (known?.asked ?? 0) + 1,
      ...(result && { result }),
    });
  }

  /** Writes what waits. What cannot be written is lost: it is only counted. */
  async flush(): Promise<void> {
    const waiting = [...this.#shops.values()];
    this.#shops.clear();
    for (const { shop, keywords } of waiting) {
      await countSearches(systemContext(this.#platform, shop, { job: 'searches' }), [
        ...keywords.values(),
      ]).catch((error) => reportError(this.#platform.log, error, 'searches could not be counted'));
    }
  }
}
