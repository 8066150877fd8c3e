import { file, newId, type Queries } from '@stoa/database';
import { ShopError } from '@stoa/domain';
import { and, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { changing, type WrittenRecord } from '../../kernel/change/index.ts';
import type { ShopContext } from '../../kernel/context.ts';
import { fileName, parseInput } from '../../kernel/input.ts';

const newFile = z.strictObject({
  name: fileName,
  /** Of the stored bytes, lower-case hex. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  mime: z.string().regex(/^(?:image|video)\/[a-z0-9.+-]{1,60}$/),
  bytes: z.int().min(1).max(2_000_000_000),
  width: z.int().min(1).max(20_000),
  height: z.int().min(1).max(20_000),
});
export type NewFile = z.input<typeof newFile>;

/** A master picture or film of the shop. */
export type ShopFile = Omit<typeof file.$inferSelect, 'shopId'>;

/**
 * Records a file that was stored. The same name with the same content is the same file, however often it is
 * registered. Needs `content:write`.
 * @throws ShopError `conflict` on `name` when it stands for other content
 */
export async function registerFile(ctx: ShopContext, input: NewFile): Promise<ShopFile> {
  const given = parseInput(newFile, input);
  const change = { verb: 'file.register', scope: 'content:write', of: 'file' } as const;
  return changing(ctx, change, ({ tx, wrote }) => insertFile(tx, ctx, given, wrote));
}

/** Writes a file unless it is there. @throws ShopError `conflict` on `name` when it stands for other content */
export async function insertFile(
  tx: Queries,
  ctx: Pick<ShopContext, 'shop' | 'clock'>,
  given: z.output<typeof newFile>,
  wrote: (written: WrittenRecord) => void,
): Promise<ShopFile> {
  const id = newId();
  const { rowCount } = await tx
    .insert(file)
    .values({ ...given, shopId: ctx.shop.id, id, createdAt: ctx.clock() })
    .onConflictDoNothing({ target: [file.shopId, file.name] });
  if (rowCount) wrote({ id, after: given });
  const [row] = await tx
    .select(columns)
    .from(file)
    .where(and(eq(file.shopId, ctx.shop.id), eq(file.name, given.name)));
  if (row?.sha256 !== given.sha256) throw new ShopError('conflict', { field: 'name' });
  return row;
}

/** Files by name, in no order; unknown ones are left out. */
export async function readFiles(ctx: ShopContext, names: readonly string[]): Promise<ShopFile[]> {
  const asked = names.filter((name) => !name.includes('\0'));
  if (asked.length === 0) return [];
  return ctx.db.queries
    .select(columns)
    .from(file)
    .where(and(eq(file.shopId, ctx.shop.id), inArray(file.name, asked)));
}

/** Finds a file of the shop with this content, if there is one, so that it needn't be stored twice. */
export const findFileByContent = (ctx: ShopContext, sha256: string): Promise<ShopFile | undefined> =>
  fileByContent(ctx.db.queries, ctx, sha256);

/** As `findFileByContent`, within a transaction. Of several, the first that was registered. */
export async function fileByContent(
  queries: Queries,
  { shop }: Pick<ShopContext, 'shop'>,
  sha256: string,
): Promise<ShopFile | undefined> {
  const [row] = await queries
    .select(columns)
    .from(file)
    .where(and(eq(file.shopId, shop.id), eq(file.sha256, sha256)))
    .orderBy(file.id)
    .limit(1);
  return row;
}

const columns = {
  id: file.id,
  name: file.name,
  sha256: file.sha256,
  mime: file.mime,
  bytes: file.bytes,
  width: file.width,
  height: file.height,
  createdAt: file.createdAt,
};
