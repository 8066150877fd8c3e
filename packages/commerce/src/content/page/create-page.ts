import { emit, inTransaction, newId, orConflict, page, pageVersion } from '@stoa/database';
import { EMPTY_PAGE, ShopError } from '@stoa/domain';
import { ADDRESS_TAKEN, claimAddresses } from '../../address/index.ts';
import type { ShopContext } from '../../kernel/context.ts';
import { parseInput } from '../../kernel/input.ts';
import { requireScope } from '../../staff/index.ts';
import { authorOf } from './author.ts';
import { type NewPage, newPage } from './page-input.ts';

/**
 * Makes a page with its first version. Needs `content:write`, `content:publish` to show it at once, and
 * `content:raw-html` for HTML of the merchant's own. ENT-566, CMS-501
 * @throws ShopError `conflict` on `slug` or `pageType`, `invalid-input` on `slug` (none, reserved) or the field at
 * fault
 */
export async function createPage(ctx: ShopContext, input: NewPage): Promise<{ readonly pageId: string }> {
  requireScope(ctx, 'content:write');
  const { slug, document = EMPTY_PAGE, publish, ...fields } = parseInput(newPage, input);
  if (publish) requireScope(ctx, 'content:publish');
  if (fields.customHtml !== null || fields.staticType === 'all') requireScope(ctx, 'content:raw-html');
  if (slug === undefined && fields.pageType === null) throw new ShopError('invalid-input', { field: 'slug' });
  const shopId = ctx.shop.id;
  const now = ctx.clock();
  const pageId = newId();
  await orConflict({ [ADDRESS_TAKEN]: 'slug', page_type: 'pageType' }, () =>
    inTransaction(ctx.db, async (tx) => {
      const publishedVersion = publish ? 1 : null;
      await tx
        .insert(page)
        .values({ ...fields, shopId, id: pageId, publishedVersion, createdAt: now, updatedAt: now });
      await tx
        .insert(pageVersion)
        .values({ shopId, pageId, version: 1, document, author: authorOf(ctx), createdAt: now });
      if (slug !== undefined) {
        const claim = { path: slug, kind: 'page' as const, targetId: pageId, field: 'slug' };
        await claimAddresses(tx, shopId, [claim], now);
      }
      await emit(tx, { kind: 'content.changed', entityId: pageId, shopId, data: { version: 1, publish } });
    }),
  );
  return { pageId };
}
