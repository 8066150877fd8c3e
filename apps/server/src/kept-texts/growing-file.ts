import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { openNamelessFile } from '../files/nameless-file.ts';

/** Bytes read at one go. */
const PIECE = 65_536;

/**
 * A file that is read while it is still written, by any number of readers, each at its own pace. It has no name: nothing
 * of it outlives this process, however that ends.
 */
export class GrowingFile {
  readonly #handle: FileHandle;
  readonly #readers = new Set<Readable>();
  #grown = Promise.withResolvers<void>();
  #size = 0;
  #state: 'grows' | 'whole' | 'failed' = 'grows';
  #isDropped = false;

  private constructor(handle: FileHandle) {
    this.#handle = handle;
  }

  /** Makes one in a folder, which is made, too. */
  static async in(folder: string): Promise<GrowingFile> {
    return new GrowingFile(await openNamelessFile(folder));
  }

  /** In bytes. */
  get size(): number {
    return this.#size;
  }

  get isRead(): boolean {
    return this.#readers.size > 0;
  }

  async append(bytes: Uint8Array): Promise<void> {
    await this.#handle.appendFile(bytes);
    this.#size += bytes.byteLength;
    this.#tell();
  }

  /** Nothing more is appended. */
  end(): void {
    if (this.#state === 'grows') this.#state = 'whole';
    this.#tell();
  }

  /** It is not what it should be: whoever reads it is cut off, for the beginning of a text is none. */
  fail(error: Error): void {
    this.#state = 'failed';
    this.#tell();
    for (const reader of this.#readers) reader.destroy(error);
    this.drop();
  }

  /** Nobody begins to read it any more; it is gone when those are done who do. */
  drop(): void {
    if (this.#isDropped) return;
    this.#isDropped = true;
    this.#closeUnlessRead();
  }

  /** Reads it from its beginning to its end, waiting for what is yet to be written. */
  read(): Readable {
    let at = 0;
    const next = async () => {
      const bytes = await this.#from(at);
      at += bytes?.byteLength ?? 0;
      return bytes;
    };
    const reader = new Readable({
      read() {
        next().then(
          (bytes) => {
            if (!this.destroyed) this.push(bytes);
          },
          (error) => this.destroy(error),
        );
      },
      destroy: (error, done) => {
        this.#readers.delete(reader);
        if (this.#isDropped) this.#closeUnlessRead();
        done(error);
      },
    });
    // It may be cut off before anybody listens, and says so later, too.
    reader.on('error', () => undefined);
    this.#readers.add(reader);
    return reader;
  }

  /** Null at the end. */
  async #from(at: number): Promise<Uint8Array | null> {
    while (at >= this.#size && this.#state === 'grows') await this.#grown.promise;
    if (this.#state === 'failed') throw new Error('the text was given up');
    const length = Math.min(PIECE, this.#size - at);
    if (length === 0) return null;
    const { bytesRead, buffer } = await this.#handle.read(Buffer.allocUnsafe(length), 0, length, at);
    return buffer.subarray(0, bytesRead);
  }

  #tell(): void {
    this.#grown.resolve();
    this.#grown = Promise.withResolvers();
  }

  #closeUnlessRead(): void {
    // What is still being read or written of it is waited for; a handle that can't be closed is closed already.
    if (this.#readers.size === 0) void this.#handle.close().catch(() => undefined);
  }
}
