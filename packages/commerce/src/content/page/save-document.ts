import { page, pageVersion, type Queries } from '@stoa/database';
import { ShopError } from '@stoa/domain';
import { and, eq, max } from 'drizzle-orm';
import { z } from 'zod';
import { changing } from '../../kernel/change/index.ts';
import type { Shop, ShopContext } from '../../kernel/context.ts';
import { parseInput, recordId } from '../../kernel/input.ts';
import { authorOf } from './author.ts';
import { pageDocument } from './document-input.ts';
import { pageRow } from './page-row.ts';

const save = z.strictObject({
  pageId: recordId,
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
  const { pageId, document, basedOn } = parseInput(save, input);
  const of = pageRow(ctx.shop, pageId);
  const change = { verb: 'page.save-document', scope: 'content:write', of, version: undefined } as const;
  return changing(ctx, change, async ({ tx, note }) => {
    const last = await newestVersion(tx, ctx.shop, pageId);
    if (basedOn !== undefined && basedOn !== last) {
      throw new ShopError('conflict', { field: 'basedOn', params: { version: last } });
    }
    const version = last + 1;
    await tx.insert(pageVersion).values({
      shopId: ctx.shop.id,
      pageId,
      version,
      document,
      author: authorOf(ctx),
      createdAt: ctx.clock(),
    });
    note({ newestVersion: last }, { newestVersion: version });
    return { version };
  });
}

async function newestVersion(tx: Queries, shop: Pick<Shop, 'id'>, pageId: string): Promise<number> {
  const [newest] = await tx
    .select({ version: max(pageVersion.version) })
    .from(pageVersion)
    .where(and(eq(pageVersion.shopId, shop.id), eq(pageVersion.pageId, pageId)));
  return newest?.version ?? 0;
}

const publication = z.strictObject({ pageId: recordId, version: z.int().min(1) });
export type PagePublication = z.input<typeof publication>;

/**
 * Shows a version of a page, a newer or an older one. Needs `content:publish`.
 * @throws ShopError `not-found` for the page or the version
 * @awaits back office
 */
export async function publishPage(ctx: ShopContext, input: PagePublication): Promise<void> {
  const { pageId, version } = parseInput(publication, input);
  const shopId = ctx.shop.id;
  const of = pageRow(ctx.shop, pageId);
  const change = { verb: 'page.publish', scope: 'content:publish', of, version: undefined } as const;
  await changing(ctx, change, async ({ tx }) => {
    const ofVersion = and(
      eq(pageVersion.shopId, shopId),
      eq(pageVersion.pageId, pageId),
      eq(pageVersion.version, version),
    );
    const known = await tx.select({ version: pageVersion.version }).from(pageVersion).where(ofVersion);
    if (known.length === 0) throw new ShopError('not-found', { field: 'version' });
    await tx
      .update(page)
      .set({ publishedVersion: version })
      .where(and(eq(page.shopId, shopId), eq(page.id, pageId)));
  });
}
