import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { CacheDependencies, type Log, reportError } from '@stoa/commerce';
import { ShopError } from '@stoa/domain';
import { inTurns } from '../files/in-turns.ts';
import type { TagVersions } from '../page-cache/tag-versions.ts';
import { GrowingFile } from './growing-file.ts';

export interface TextKey {
  readonly shopId: string;
  readonly name: string;
}

/** How a text is made. */
export interface Recipe<Batch> {
  /** Reads what it tells of; each batch waits for a turn of its own. */
  readonly read: (dependencies: CacheDependencies) => AsyncIterable<Batch>;
  /** Writes it, in pieces. */
  readonly write: (batches: AsyncIterable<Batch>) => AsyncIterable<string>;
}

export interface KeptText {
  /** Tells this text from those before and after it, and from those of other processes. */
  readonly id: string;
  /** Reads it, gzipped. */
  gzipped(): Readable;
}

export interface KeptTextsOptions {
  /** Where the files are. */
  readonly folder: string;
  readonly versions: TagVersions;
  /** Milliseconds. */
  readonly now: () => number;
  /** Runs a piece of work of a shop when it is its turn. */
  readonly inTurn: <T>(shopId: string, work: () => Promise<T>) => Promise<T>;
  /** Waits before a batch that was refused its turn asks for it again. */
  readonly pause: () => Promise<void>;
  readonly log: Log;
  /** Bytes of all files together; what grows, and what was made last, may go beyond. */
  readonly maxBytes: number;
}

/** A text is given out, though something has changed, for so many times as long as it took to make it. */
const REST = 4;
/** The same in milliseconds, at most. */
const MOST_REST = 300_000;

/** Of one shop, texts that are made or wait for it. */
const ASKED = 16;
/** Seconds after which it is worth to ask again when there are more. */
const RETRY_AFTER = 10;

/** Times that a batch asks for its turn once others have been sent. */
const TRIES = 60;

/** Of all shops, each an open file. */
const MOST_TEXTS = 200;

interface Text extends KeptText {
  readonly key: TextKey;
  readonly file: GrowingFile;
  readonly dependencies: CacheDependencies;
  /** The count of changes when reading began. */
  readonly moment: number;
  readonly began: number;
  /** When it was made; undefined while it grows. */
  madeAt: number | undefined;
}

/**
 * Long texts that are the same for everybody, each made once, whoever asks for it, and kept as a file of this process.
 * Of one shop one is made at a time. It is sent while it grows, so nobody waits for its end. It is made anew when
 * something has changed that it was made of, though not at once: making texts takes at most a fifth of the time, however
 * often a shop changes and somebody asks.
 */
export class KeptTexts {
  readonly #options: KeptTextsOptions;
  /** The least recently asked for first. */
  readonly #texts = new Map<string, Text>();
  /** Those that newer ones have replaced and somebody still reads. */
  readonly #replaced = new Set<Text>();
  readonly #beginning = new Map<string, Promise<Text>>();
  readonly #lines = new Map<string, { readonly inLine: ReturnType<typeof inTurns>; asked: number }>();
  #isClosed = false;

  constructor(options: KeptTextsOptions) {
    this.#options = options;
  }

  /** In bytes. */
  get size(): number {
    return this.#all().reduce((sum, { file }) => sum + file.size, 0);
  }

  /**
   * The text for `key`, once its first batch has been read.
   * @throws what reading the first batch throws; ShopError `unavailable` when too many of the shop's texts are asked for
   */
  async get<Batch>(key: TextKey, recipe: Recipe<Batch>): Promise<KeptText> {
    const name = nameOf(key);
    const known = this.#texts.get(name);
    if (known && this.#mayBeGiven(known)) {
      this.#texts.delete(name);
      this.#texts.set(name, known);
      return known;
    }
    const running = this.#beginning.get(name);
    if (running) return running;
    const beginning = this.#begin(key, recipe).finally(() => this.#beginning.delete(name));
    this.#beginning.set(name, beginning);
    return beginning;
  }

  /** The shop is gone. */
  remove(shopId: string): void {
    const gone = this.#all().filter(({ key }) => key.shopId === shopId);
    for (const text of gone) this.#giveUp(text, new Error('its shop is gone'));
  }

  /** Gives up what is being made and read. */
  close(): void {
    this.#isClosed = true;
    for (const text of this.#all()) this.#giveUp(text, new Error('the server stops'));
  }

  #mayBeGiven({ key, dependencies, moment, began, madeAt }: Text): boolean {
    if (madeAt === undefined) return true;
    const { versions, now } = this.#options;
    if (now() < madeAt + Math.min(REST * (madeAt - began), MOST_REST)) return true;
    const until = dependencies.validUntil?.getTime() ?? Number.POSITIVE_INFINITY;
    return dependencies.isComplete && now() < until && versions.stands(key.shopId, dependencies.tags, moment);
  }

  /** Resolves when the text has begun; the line of its shop goes on when it is made. */
  async #begin<Batch>(key: TextKey, recipe: Recipe<Batch>): Promise<Text> {
    const begun = Promise.withResolvers<Text>();
    const made = this.#inLine(key.shopId, () => this.#make(key, recipe, begun.resolve));
    // Once it has begun nobody waits for what goes wrong.
    made.catch(begun.reject);
    return begun.promise;
  }

  async #inLine(shopId: string, work: () => Promise<void>): Promise<void> {
    const line = this.#lines.get(shopId) ?? { inLine: inTurns(1), asked: 0 };
    if (line.asked >= ASKED) throw new ShopError('unavailable', { params: { retryAfter: RETRY_AFTER } });
    this.#lines.set(shopId, line);
    line.asked++;
    try {
      await line.inLine(work);
    } finally {
      line.asked--;
      if (line.asked === 0) this.#lines.delete(shopId);
    }
  }

  async #make<Batch>(key: TextKey, recipe: Recipe<Batch>, onBegun: (text: Text) => void): Promise<void> {
    const { versions, now, folder } = this.#options;
    const [moment, began, dependencies] = [versions.now(key.shopId), now(), new CacheDependencies()];
    const batches = recipe.read(dependencies)[Symbol.asyncIterator]();
    // Whoever waits for the first batch is refused as with a page.
    const first = await this.#next(key.shopId, batches, 1);
    const next = () => this.#next(key.shopId, batches, TRIES);
    const file = await GrowingFile.in(folder);
    const text: Text = {
      ...{ id: randomUUID(), key, file, dependencies, moment, began, madeAt: undefined },
      gzipped: () => file.read(),
    };
    this.#keep(text);
    onBegun(text);
    try {
      const pieces = Readable.from(recipe.write(withFirst(first, next)));
      await pipeline(pieces, createGzip(), async (bytes: AsyncIterable<Uint8Array>) => {
        for await (const part of bytes) {
          await file.append(part);
          this.#makeRoom(text);
        }
      });
      file.end();
      text.madeAt = now();
    } catch (error) {
      // What was given up breaks off for that reason.
      const isUnexpected = !this.#isClosed && this.#texts.get(nameOf(key)) === text;
      this.#giveUp(text, error);
      if (isUnexpected) reportError(this.#options.log, error, `a text broke off: ${key.name}`);
    }
  }

  async #next<Batch>(
    shopId: string,
    batches: AsyncIterator<Batch>,
    tries: number,
  ): Promise<IteratorResult<Batch>> {
    const { inTurn, pause } = this.#options;
    let isRead = false;
    const read = () => {
      isRead = true;
      return batches.next();
    };
    for (let left = tries - 1; ; left--) {
      if (this.#isClosed) throw new ShopError('unavailable');
      try {
        return await inTurn(shopId, read);
      } catch (error) {
        // What has failed to be read would have nothing more to tell.
        if (isRead || left === 0) throw error;
        await pause();
      }
    }
  }

  #keep(text: Text): void {
    const former = this.#texts.get(nameOf(text.key));
    if (former) this.#replace(former);
    this.#texts.set(nameOf(text.key), text);
    this.#makeRoom(text);
  }

  #replace(text: Text): void {
    this.#texts.delete(nameOf(text.key));
    this.#replaced.add(text);
    text.file.drop();
  }

  #giveUp(text: Text, error: unknown): void {
    this.#replaced.delete(text);
    if (this.#texts.get(nameOf(text.key)) === text) this.#texts.delete(nameOf(text.key));
    text.file.fail(error instanceof Error ? error : new Error('it could not be made', { cause: error }));
  }

  /** Gives up first what is read on although it has been replaced, then what was not asked for the longest. */
  #makeRoom(last: Text): void {
    for (const text of this.#all()) {
      if (this.size <= this.#options.maxBytes && this.#all().length <= MOST_TEXTS) return;
      const mayGo = text !== last && text.madeAt !== undefined;
      if (mayGo) this.#giveUp(text, new Error('there is no room for it any more'));
    }
  }

  #all(): readonly Text[] {
    for (const text of this.#replaced) if (!text.file.isRead) this.#replaced.delete(text);
    return [...this.#replaced, ...this.#texts.values()];
  }
}

const nameOf = ({ shopId, name }: TextKey) => `${shopId} ${name}`;

async function* withFirst<Batch>(
  first: IteratorResult<Batch>,
  next: () => Promise<IteratorResult<Batch>>,
): AsyncGenerator<Batch> {
  for (let result = first; !result.done; result = await next()) yield result.value;
}
