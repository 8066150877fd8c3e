import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Picture } from '../goods/types.ts';

const masters = fileURLToPath(new URL('../pictures/masters/', import.meta.url));

/** A master and what is known of it. */
export interface Master {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly sha256: string;
  readonly width: number;
  readonly height: number;
}

/** Reads all masters there are, by name. A product whose picture was not taken yet has none. */
export async function readMasters(): Promise<ReadonlyMap<string, Master>> {
  if (!existsSync(masters)) return new Map();
  const names = readdirSync(masters).filter((name) => name.endsWith('.webp'));
  const read = await Promise.all(names.map(readMaster));
  return new Map(read.map((master) => [master.name, master]));
}

async function readMaster(name: string): Promise<Master> {
  const bytes = await readFile(masters + name);
  const { width, height } = await sharp(bytes).metadata();
  return { name, bytes, sha256: createHash('sha256').update(bytes).digest('hex'), width, height };
}

/** Pictures of goods as the catalogue takes them. */
export function mediaOf(pictures: readonly Picture[], known: ReadonlyMap<string, Master>) {
  return pictures.flatMap(({ file, alt }) => {
    const master = known.get(file);
    return master ? [{ file, alt, width: master.width, height: master.height }] : [];
  });
}
