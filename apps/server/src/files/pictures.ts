import { randomUUID } from 'node:crypto';
import type { Disk } from 'flydrive';
import sharp, { type Sharp } from 'sharp';
import { type PictureVariant, pictureSizes, variantPath } from './picture-sizes.ts';

/** A master of more pixels than this is refused: decoding it would take the server's memory. */
const MAX_PIXELS = 50_000_000;

/** Quick enough for a first visitor, small enough for a phone. */
const encoders = {
  avif: (image: Sharp) => image.avif({ quality: 52, effort: 2 }),
  webp: (image: Sharp) => image.webp({ quality: 76, effort: 3 }),
};

/**
 * Variants of pictures, made from their master when first asked for and then kept. Each shop has a folder of
 * its own; a shop's code is part of every path.
 */
export class Pictures {
  readonly #disk: Disk;
  readonly #underway = new Map<string, Promise<Uint8Array | undefined>>();

  constructor(disk: Disk) {
    this.#disk = disk;
  }

  /** The bytes of a variant; undefined when the shop has no such master. */
  async read(shopCode: string, variant: PictureVariant): Promise<Uint8Array | undefined> {
    const kept = `${shopCode}/variants/${variantPath(variant)}`;
    if (await this.#disk.exists(kept)) return this.#disk.getBytes(kept);
    const running = this.#underway.get(kept);
    if (running) return running;
    const making = this.#make(shopCode, variant, kept).finally(() => this.#underway.delete(kept));
    this.#underway.set(kept, making);
    return making;
  }

  /** Keeps a picture as a master under `name`, which decides the address of its variants. */
  async putMaster(shopCode: string, name: string, bytes: Uint8Array): Promise<void> {
    await this.#disk.put(masterPath(shopCode, name), bytes);
  }

  async hasMaster(shopCode: string, name: string): Promise<boolean> {
    return this.#disk.exists(masterPath(shopCode, name));
  }

  async #make(shopCode: string, variant: PictureVariant, kept: string): Promise<Uint8Array | undefined> {
    const master = masterPath(shopCode, variant.master);
    if (!(await this.#disk.exists(master))) return undefined;
    const side = pictureSizes[variant.size];
    const image = sharp(await this.#disk.getBytes(master), { limitInputPixels: MAX_PIXELS })
      .rotate()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
    const bytes = await encoders[variant.format](image).toBuffer();
    await this.#keep(kept, bytes);
    return bytes;
  }

  /** Nobody, not even another process, may see half a file under its final name. */
  async #keep(path: string, bytes: Uint8Array): Promise<void> {
    const unfinished = `${path}.${randomUUID()}`;
    await this.#disk.put(unfinished, bytes);
    await this.#disk.move(unfinished, path);
  }
}

const masterPath = (shopCode: string, name: string) => `${shopCode}/masters/${name}`;
