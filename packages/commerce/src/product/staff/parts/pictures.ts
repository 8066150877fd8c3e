import { productMedia, type Queries, uuids } from '@stoa/database';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { ProductRecord } from '../../write/product-record.ts';

/** A picture or film of a product or variation. ENT-041 */
export interface StaffPicture {
  /** The name of the master; of a film of its poster. */
  readonly file: string;
  readonly kind: 'image' | 'video';
  /** The address of a film at its provider. */
  readonly video: string | null;
  /** What it shows; empty where nobody has said. */
  readonly alt: string;
  /** Pixels of the master. */
  readonly width: number;
  readonly height: number;
}

/** Reads the own pictures and films of a product or variation, in their order. One statement. */
export const readPictures = async (
  tx: Queries,
  sellerId: string,
  productId: string,
): Promise<StaffPicture[]> => (await readPicturesOf(tx, sellerId, [productId])).get(productId) ?? [];

/** As `readPictures`, of several: those of each by its id. One statement. */
export async function readPicturesOf(
  tx: Queries,
  sellerId: string,
  ids: readonly string[],
): Promise<Map<string, StaffPicture[]>> {
  const { file, kind, video, alt, width, height } = productMedia;
  const rows = await tx
    .select({ of: productMedia.productId, picture: { file, kind, video, alt, width, height } })
    .from(productMedia)
    .where(and(eq(productMedia.sellerId, sellerId), sql`${productMedia.productId} = any (${uuids(ids)})`))
    .orderBy(asc(productMedia.position));
  const grouped = Map.groupBy(rows, ({ of }) => of);
  return new Map([...grouped].map(([id, own]) => [id, own.map(({ picture }) => picture)]));
}

/**
 * Finds the first picture of each of several products or variations, of a film only where there is no picture, as lists
 * show it; by their ids. One statement.
 */
export async function readFirstPictures(
  tx: Queries,
  sellerId: string,
  ids: readonly string[],
): Promise<Map<string, Pick<StaffPicture, 'file' | 'alt'>>> {
  if (ids.length === 0) return new Map();
  const { rows } = await tx.execute<{ id: string; file: string; alt: string }>(sql`
    select distinct on (m.product_id) m.product_id as id, m.file, m.alt from product_media m
    where m.seller_id = ${sellerId}::uuid and m.product_id = any (${uuids(ids)})
    order by m.product_id, m.kind = 'video', m.position`);
  return new Map(rows.map(({ id, ...picture }) => [id, picture]));
}

/** Returns pictures and films as the record of a product has them. */
export const recordMedia = (pictures: readonly StaffPicture[]): ProductRecord['media'] =>
  pictures.map(({ video, ...picture }) => ({ ...picture, ...(video !== null && { video }) }));

/** Returns the file of the first picture; of a film only where there is no picture, as lists show it. */
export const pictureOf = (media: ProductRecord['media']): string | null =>
  (media.find(({ kind }) => kind === 'image') ?? media[0])?.file ?? null;
