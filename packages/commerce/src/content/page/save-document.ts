import { emit, inTransaction, page, pageVersion, type Queries } from '@stoa/database';
import { ShopError } from '@stoa/domain';
import { and, eq, max } from 'drizzle-orm';
import { z } from 'zod';
import type { ShopContext } from '../../kernel/context.ts';
import { parseInput } from '../../kernel/input.ts';
import { requireScope } from '../../staff/index.ts';
import { authorOf } from './author.ts';
import { pageDocument } from './document-input.ts';

const save = z.strictObject({
  pageId: z.uuid(),
  document: pageDocument,
  /** The version that the edit is based on; refused when there is a newer one. */
  basedOn: z.int().min(1).optional(),
});
export type PageSave = z.input<typeof save>;

/**
 * Stores a new version of a page's document; shown once it is published. Needs `content:write`.
 * @throws ShopError `not-found`, `conflict` on `basedOn` when somebody saved meanwhile, `invalid-input` on `document`
 * @awaits back office
 */
export async function savePageDocument(
  ctx: ShopContext,
  input: PageSave,
): Promise<{ readonly version: number }> {
  requireScope(ctx, 'content:write');
  const { pageId, document, basedOn } = parseInput(save, input);
  const shopId = ctx.shop.id;
  return inTransaction(ctx.db, async (tx) => {
    await requirePage(tx, shopId, pageId);
    const [newest] = await tx
      .select({ version: max(pageVersion.version) })
      .from(pageVersion)
      .where(and(eq(pageVersion.shopId, shopId), eq(pageVersion.pageId, pageId)));
    const last = newest?.version ?? 0;
    if (basedOn !== undefined && basedOn !== last) {
      throw new ShopError('conflict', { field: 'basedOn', params: { version: last } });
    }
    const version = last + 1;
    await tx
      .insert(pageVersion)
      .values({ shopId, pageId, version, document, author: authorOf(ctx), createdAt: ctx.clock() });
    await emit(tx, { kind: 'content.changed', entityId: pageId, shopId, data: { version, publish: false } });
    return { version };
  });
}

const publication = z.strictObject({ pageId: z.uuid(), version: z.int().min(1) });
export type PagePublication = z.input<typeof publication>;

/**
 * Shows a version of a page, a newer or an older one. Needs `content:publish`.
 * @throws ShopError `not-found` for the page or the version
 * @awaits back office
 */
export async function publishPage(ctx: ShopContext, input: PagePublication): Promise<void> {
  requireScope(ctx, 'content:publish');
  const { pageId, version } = parseInput(publication, input);
  const shopId = ctx.shop.id;
  await inTransaction(ctx.db, async (tx) => {
    await requirePage(tx, shopId, pageId);
    const ofVersion = and(
      eq(pageVersion.shopId, shopId),
      eq(pageVersion.pageId, pageId),
      eq(pageVersion.version, version),
    );
    const known = await tx.select({ version: pageVersion.version }).from(pageVersion).where(ofVersion);
    if (known.length === 0) throw new ShopError('not-found', { field: 'version' });
    await tx
      .update(page)
      .set({ publishedVersion: version, updatedAt: ctx.clock() })
      .where(and(eq(page.shopId, shopId), eq(page.id, pageId)));
    await emit(tx, { kind: 'content.changed', entityId: pageId, shopId, data: { version, publish: true } });
  });
}

async function requirePage(tx: Queries, shopId: string, pageId: string): Promise<void> {
  const found = await tx
    .select({ id: page.id })
    .from(page)
    .where(and(eq(page.shopId, shopId), eq(page.id, pageId)))
    .for('update');
  if (found.length === 0) throw new ShopError('not-found', { field: 'pageId' });
}
