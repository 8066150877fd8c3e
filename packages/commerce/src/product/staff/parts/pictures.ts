import { productMedia, type Queries } from '@stoa/database';
import { and, asc, eq } from 'drizzle-orm';

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
export function readPictures(tx: Queries, sellerId: string, productId: string): Promise<StaffPicture[]> {
  const { file, kind, video, alt, width, height } = productMedia;
  return tx
    .select({ file, kind, video, alt, width, height })
    .from(productMedia)
    .where(and(eq(productMedia.sellerId, sellerId), eq(productMedia.productId, productId)))
    .orderBy(asc(productMedia.position));
}
