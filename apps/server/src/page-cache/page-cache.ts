import { hash } from 'node:crypto';
import { type Audience, audienceKey, type Tag } from '@stoa/commerce';
import { compressToKeep, type FinishedPage } from './compress.ts';
import type { TagVersions } from './tag-versions.ts';

/** Who asks for what. All by which two pages may differ is in it. */
export interface PageParts {
  readonly shopId: string;
  readonly audience: Audience;
  readonly kind: 'page' | 'data';
  /** Path and normalised query. */
  readonly address: string;
  readonly preferredSeller: string;
  readonly ageAnswer: string;
}

/** The same under one name, made once for all who ask for it. */
export interface PageKey {
  readonly shopId: string;
  readonly name: string;
}

/** Only the last part, which a visitor's cookie may hold, can have a space in it: no two keys have one name. */
export function pageKey({ shopId, audience, kind, ageAnswer, address, preferredSeller }: PageParts): PageKey {
  const name = `${shopId} ${audienceKey(audience)} ${kind} ${ageAnswer} ${address} ${preferredSeller}`;
  return { shopId, name };
}

/** What rendering gives: the reply, what it was made of, and until when that holds at most. */
export interface RenderedPage {
  readonly page: FinishedPage;
  readonly tags: ReadonlySet<Tag>;
  readonly validUntil: Date | undefined;
  readonly cacheable: boolean;
}

export type CacheVerdict = 'hit' | 'stale' | 'miss';

/** A page to be sent, and where it came from. */
export interface CacheAnswer {
  readonly page: FinishedPage;
  readonly verdict: CacheVerdict;
}

/** One from memory: a hit is fresh, a stale one is to be renewed. */
export interface FoundPage extends CacheAnswer {
  readonly verdict: 'hit' | 'stale';
}

export interface PageCacheOptions {
  readonly versions: TagVersions;
  readonly now: () => number;
  /** Milliseconds for which an entry counts as fresh. */
  readonly freshFor: number;
  /** Milliseconds after which an entry is no longer served, not even while it is renewed. */
  readonly keptFor: number;
  /** Bytes of all pages together, with what is kept beside their bodies. */
  readonly maxBytes: number;
  /** Called when renewing an entry behind a stale answer failed, or compressing one. */
  readonly onRenewalError: (error: unknown) => void;
}

interface Entry {
  readonly shopId: string;
  page: FinishedPage;
  readonly tags: ReadonlySet<Tag>;
  readonly madeAt: number;
  readonly moment: number;
  /** The last moment at which its tags were seen to stand. */
  stoodAt: number;
  /** Whether anybody has asked for it since room was last looked for. */
  asked: boolean;
  readonly freshUntil: number;
  bytes: number;
}

/** Addresses remembered to tell a second visit from a first. */
const DOORKEEPER_SIZE = 20_000;

/**
 * Pages of audiences as bytes. An entry is fresh for a short while; past that it is served once more while one
 * request renews it. A change of what it was made of drops it at once. A page whose rendering began before
 * a change is never stored after it, because its tags no longer stand at the moment it began.
 */
export class PageCache {
  readonly #entries = new Map<string, Entry>();
  readonly #seen = new Set<string>();
  readonly #underway = new Map<string, { moment: number; promise: Promise<RenderedPage> }>();
  readonly #options: PageCacheOptions;
  #bytes = 0;

  constructor(options: PageCacheOptions) {
    this.#options = options;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** The page for `key`, from memory or by `render`. */
  async get(key: PageKey, render: () => Promise<RenderedPage>): Promise<CacheAnswer> {
    return this.complete(key, this.find(key), render);
  }

  /** The page for `key`, if it is in memory. */
  find({ name }: PageKey): FoundPage | undefined {
    const entry = this.#valid(name);
    if (entry === undefined) return undefined;
    return { page: entry.page, verdict: this.#options.now() < entry.freshUntil ? 'hit' : 'stale' };
  }

  /**
   * The page for `key` after `find`: a stale one while `render` renews it, a missing one when `render` has made it.
   * Many requesters at once cause one rendering.
   */
  async complete(
    key: PageKey,
    found: FoundPage | undefined,
    render: () => Promise<RenderedPage>,
  ): Promise<CacheAnswer> {
    if (found?.verdict === 'hit') return found;
    const rendering = this.#render(key, render);
    if (found === undefined) return { page: (await rendering).page, verdict: 'miss' };
    rendering.catch(this.#options.onRenewalError);
    return found;
  }

  #valid(name: string): Entry | undefined {
    const entry = this.#entries.get(name);
    if (entry === undefined) return undefined;
    const tooOld = this.#options.now() - entry.madeAt > this.#options.keptFor;
    if (tooOld || !this.#stands(entry)) {
      this.#remove(name);
      return undefined;
    }
    entry.asked = true;
    return entry;
  }

  #stands(entry: Entry): boolean {
    const { versions } = this.#options;
    const now = versions.now(entry.shopId);
    if (entry.stoodAt === now) return true;
    if (!versions.stands(entry.shopId, entry.tags, entry.moment)) return false;
    entry.stoodAt = now;
    return true;
  }

  #render(key: PageKey, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const { name } = key;
    const moment = this.#options.versions.now(key.shopId);
    const running = this.#underway.get(name);
    // A rendering that began before the latest change may show what was there before it.
    if (running !== undefined && running.moment === moment) return running.promise;
    const promise = render()
      .then((rendered) => {
        this.#admit(key, rendered, moment);
        return rendered;
      })
      .finally(() => {
        if (this.#underway.get(name)?.promise === promise) this.#underway.delete(name);
      });
    this.#underway.set(name, { moment, promise });
    return promise;
  }

  #admit({ name, shopId }: PageKey, rendered: RenderedPage, moment: number): void {
    if (!rendered.cacheable || !this.#options.versions.stands(shopId, rendered.tags, moment)) return;
    if (!this.#entries.has(name) && this.#firstVisit(name)) return;
    const now = this.#options.now();
    const bytes = sizeOf(name, rendered.page, rendered.tags);
    if (bytes > this.#options.maxBytes) return;
    const newer = this.#entries.get(name);
    if (newer !== undefined && newer.moment > moment) return;
    this.#remove(name);
    this.#makeRoom(bytes);
    const entry: Entry = {
      shopId,
      page: rendered.page,
      tags: rendered.tags,
      madeAt: now,
      moment,
      stoodAt: moment,
      asked: false,
      freshUntil: Math.min(
        now + this.#options.freshFor,
        rendered.validUntil?.getTime() ?? Number.POSITIVE_INFINITY,
      ),
      bytes,
    };
    this.#entries.set(name, entry);
    this.#bytes += bytes;
    this.#compress(name, entry).catch(this.#options.onRenewalError);
  }

  /** Until it is done, the page is compressed for whoever gets it. */
  async #compress(name: string, entry: Entry): Promise<void> {
    const page = await compressToKeep(entry.page);
    const kept = this.#entries.get(name);
    if (kept?.page !== entry.page) return;
    const bytes = sizeOf(name, page, entry.tags);
    this.#bytes += bytes - kept.bytes;
    kept.page = page;
    kept.bytes = bytes;
    this.#makeRoom(0);
  }

  /** Remembers a digest: a stranger makes names of thousands of letters, and no page of theirs counts for its bytes. */
  #firstVisit(name: string): boolean {
    const digest = hash('sha1', name, 'base64');
    if (this.#seen.delete(digest)) return false;
    this.#seen.add(digest);
    if (this.#seen.size > DOORKEEPER_SIZE) {
      const oldest = this.#seen.values().next();
      if (!oldest.done) this.#seen.delete(oldest.value);
    }
    return true;
  }

  /** Drops the oldest; whoever was asked for since the last time gets a second chance at the young end. */
  #makeRoom(bytes: number): void {
    for (const [name, entry] of this.#entries) {
      if (this.#bytes + bytes <= this.#options.maxBytes) return;
      this.#entries.delete(name);
      if (entry.asked) this.#entries.set(name, { ...entry, asked: false });
      else this.#bytes -= entry.bytes;
    }
  }

  #remove(name: string): void {
    const entry = this.#entries.get(name);
    if (entry === undefined) return;
    this.#entries.delete(name);
    this.#bytes -= entry.bytes;
  }
}

/** The bytes of a page and of all that is kept beside it; texts here are of one byte a letter. */
function sizeOf(name: string, { headers, bodies, etags }: FinishedPage, tags: ReadonlySet<Tag>): number {
  const texts = [name, ...Object.entries(headers).flat(), ...Object.values(etags), ...tags];
  const bytes = Object.values(bodies).reduce((sum, body) => sum + body.byteLength, 0);
  return texts.reduce((sum, text) => sum + text.length + TEXT_OVERHEAD, bytes);
}

/** What V8 adds to a text, and the place that refers to it, in bytes. */
const TEXT_OVERHEAD = 24;
