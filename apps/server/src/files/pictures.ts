import { randomUUID } from 'node:crypto';
import type { Disk } from 'flydrive';
import { inTurns } from './in-turns.ts';
import { type PictureVariant, variantPath } from './picture-sizes.ts';

/** Each takes tens of megabytes and one of the four threads of Node's pool, where pages are compressed, too. */
const MADE_AT_ONCE = 2;

/**
 * Variants of pictures, made from their master when first asked for and then kept. Each shop has a folder of
 * its own; a shop's code is part of every path.
 */
export class Pictures {
  readonly #disk: Disk;
  readonly #underway = new Map<string, Promise<Uint8Array | undefined>>();
  readonly #inTurns = inTurns(MADE_AT_ONCE);

  constructor(disk: Disk) {
    this.#disk = disk;
  }

  /** Reads the bytes of a variant; undefined when the shop has no such master. */
  async read(shopCode: string, variant: PictureVariant): Promise<Uint8Array | undefined> {
    const kept = `${shopCode}/variants/${variantPath(variant)}`;
    if (await this.#disk.exists(kept)) return this.#disk.getBytes(kept);
    const running = this.#underway.get(kept);
    if (running) return running;
    const making = this.#inTurns(() => this.#make(shopCode, variant, kept)).finally(() =>
      this.#underway.delete(kept),
    );
    this.#underway.set(kept, making);
    return making;
  }

  /** Keeps a picture as a master under `name`, which decides the address of its variants. */
  async putMaster(shopCode: string, name: string, bytes: Uint8Array): Promise<void> {
    await this.#keep(masterPath(shopCode, name), bytes);
  }

  async hasMaster(shopCode: string, name: string): Promise<boolean> {
    return this.#disk.exists(masterPath(shopCode, name));
  }

  async #make(shopCode: string, variant: PictureVariant, kept: string): Promise<Uint8Array | undefined> {
    const master = masterPath(shopCode, variant.master);
    if (!(await this.#disk.exists(master))) return undefined;
    // Loaded on first use, because most processes make no pictures.
    const { makeVariant } = await import('./make-variant.ts');
    const bytes = await makeVariant(await this.#disk.getBytes(master), variant);
    await this.#keep(kept, bytes);
    return bytes;
  }

  /** Written under a temporary name first, so that no process sees a partial file under its final name. */
  async #keep(path: string, bytes: Uint8Array): Promise<void> {
    const unfinished = `${path}.${randomUUID()}`;
    await this.#disk.put(unfinished, bytes);
    await this.#disk.move(unfinished, path);
  }
}

const masterPath = (shopCode: string, name: string) => `${shopCode}/masters/${name}`;
