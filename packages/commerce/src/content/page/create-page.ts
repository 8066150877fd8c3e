import { newId, orConflict, page, pageVersion } from '@stoa/database';
import { EMPTY_PAGE, type Scope, ShopError } from '@stoa/domain';
import type { z } from 'zod';
import { ADDRESS_TAKEN, claimAddresses } from '../../address/index.ts';
import { changing } from '../../kernel/change/index.ts';
import type { ShopContext } from '../../kernel/context.ts';
import { parseInput } from '../../kernel/input.ts';
import { authorOf } from './author.ts';
import { type NewPage, newPage } from './page-input.ts';

/**
 * Makes a page with its first version. Needs `content:write`, `content:publish` to show it at once, and
 * `content:raw-html` for HTML of the merchant's own. ENT-566, CMS-501
 * @throws ShopError `conflict` on `slug` or `pageType`, `invalid-input` on `slug` (none, reserved) or the field at
 * fault
 */
export async function createPage(ctx: ShopContext, input: NewPage): Promise<{ readonly pageId: string }> {
  const { slug, document = EMPTY_PAGE, publish, ...fields } = parseInput(newPage, input);
  if (slug === undefined && fields.pageType === null) throw new ShopError('invalid-input', { field: 'slug' });
  const shopId = ctx.shop.id;
  const now = ctx.clock();
  const pageId = newId();
  const change = { verb: 'page.create', scope: scopesFor(fields, publish), of: 'page' } as const;
  await orConflict({ [ADDRESS_TAKEN]: 'slug', page_type: 'pageType' }, () =>
    changing(ctx, change, async ({ tx, wrote }) => {
      const row = { ...fields, publishedVersion: publish ? 1 : null };
      await tx.insert(page).values({ ...row, shopId, id: pageId, createdAt: now, updatedAt: now });
      await tx
        .insert(pageVersion)
        .values({ shopId, pageId, version: 1, document, author: authorOf(ctx), createdAt: now });
      if (slug !== undefined) {
        const claim = { path: slug, kind: 'page' as const, targetId: pageId, field: 'slug' };
        await claimAddresses(tx, shopId, [claim], now);
      }
      wrote({ id: pageId, after: { ...row, slug, newestVersion: 1 }, revision: 1 });
    }),
  );
  return { pageId };
}

function scopesFor(
  { customHtml, staticType }: Pick<z.output<typeof newPage>, 'customHtml' | 'staticType'>,
  publish: boolean,
): readonly [Scope, ...Scope[]] {
  const more: Scope[] = [];
  if (publish) more.push('content:publish');
  if (customHtml !== null || staticType === 'all') more.push('content:raw-html');
  return ['content:write', ...more];
}
