import { file, productMedia, type Queries, texts, uuids } from '@stoa/database';
import { msg, ShopError } from '@stoa/domain';
import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { ShopContext } from '../../../kernel/context.ts';
import { fileName } from '../../../kernel/input.ts';
import type { ProductRecord } from '../../write/product-record.ts';

/** Pictures and films as staff give them, all of a product or variation in their order: sizes are those of the files. */
export const givenMedia = z
  .array(
    z.strictObject({
      file: fileName,
      kind: z.enum(['image', 'video']).optional(),
      /** The address of a film. */
      video: z.string().max(2048).nullish(),
      alt: z.string(),
    }),
  )
  .max(50);
export type GivenMedia = z.input<typeof givenMedia>;

/** Whose pictures they are to be. */
export interface MediaOwner {
  readonly sellerId: string;
  /** The product, or the one that a variation belongs to. */
  readonly productId: string;
  /** The variation, if it is of one. */
  readonly variationId?: string;
}

/** A file with the pixels of its master. */
export type SizedFile = Readonly<Record<'file', string> & Record<'width' | 'height', number>>;

/**
 * Returns pictures as a product's record has them: with the sizes of the shop's files, or those by which the product or
 * one of its variations shows the same file already. Two statements.
 * @throws ShopError `invalid-input` on `media.N.file` for each that is neither
 */
export async function filledMedia(
  tx: Queries,
  { shop }: Pick<ShopContext, 'shop'>,
  owner: MediaOwner,
  given: z.output<typeof givenMedia>,
): Promise<ProductRecord['media']> {
  if (given.length === 0) return [];
  const names = [...new Set(given.map((one) => one.file))];
  const kept = await filesOfShop(tx, shop.id, names);
  // What is shown already stays as it is, whatever is known of the file.
  const sizes = bySize([...(await shownFiles(tx, owner, names)), ...kept]);
  const missing = given.flatMap(({ file: name }, at) =>
    sizes.has(name)
      ? []
      : [{ field: `media.${at}.file`, message: msg('catalogue.unknown_file', { file: name }) }],
  );
  if (missing.length > 0) throw new ShopError('invalid-input', { issues: missing });
  return given.flatMap(({ file: name, kind = 'image', video, alt }) => {
    const size = sizes.get(name);
    return size ? [{ ...size, kind, ...(video != null && { video }), alt }] : [];
  });
}

/** The first of each name counts. */
const bySize = (files: readonly SizedFile[]): ReadonlyMap<string, SizedFile> =>
  new Map(files.toReversed().map((one) => [one.file, one]));

/** Finds files of the shop by their names. One statement. */
export function filesOfShop(tx: Queries, shopId: string, names: readonly string[]): Promise<SizedFile[]> {
  return tx
    .select({ file: file.name, width: file.width, height: file.height })
    .from(file)
    .where(and(eq(file.shopId, shopId), sql`${file.name} = any (${texts(names)})`));
}

/** Finds files that the product or one of its variations shows; those that it shows itself come first. One statement. */
export function shownFiles(
  tx: Queries,
  { sellerId, productId, variationId = productId }: MediaOwner,
  names: readonly string[],
): Promise<SizedFile[]> {
  const family = sql`select p.id from product p where p.seller_id = ${sellerId}::uuid
    and (p.id = any (${uuids([productId])}) or p.parent_id = any (${uuids([productId])}))`;
  return tx
    .select({ file: productMedia.file, width: productMedia.width, height: productMedia.height })
    .from(productMedia)
    .where(
      and(
        eq(productMedia.sellerId, sellerId),
        sql`${productMedia.productId} = any (array(${family}))`,
        sql`${productMedia.file} = any (${texts(names)})`,
      ),
    )
    .orderBy(sql`${productMedia.productId} = ${variationId}::uuid desc`, productMedia.productId);
}
