import { NO_FILTERS } from '@stoa/domain';
import type { FacetCount, SearchQuery } from '@stoa/search';
import type { ShopReader } from '../../kernel/context.ts';
import { BRAND } from './find-places.ts';
import { postgresEngine } from './postgres-engine.ts';

/**
 * Lists the brands of the products on show, with how many a search for one would list; as many as a facet can count,
 * most products first. ROUTE-003, OPEN-007
 */
export async function listBrands(ctx: ShopReader): Promise<readonly FacetCount[]> {
  const asked: SearchQuery = {
    shopId: ctx.shop.id,
    scope: { kind: 'all' },
    filters: NO_FILTERS,
    facets: [BRAND],
    sort: 'id-desc',
    page: 1,
    limit: 1,
    prices: false,
  };
  // An index in memory records no dependencies itself.
  ctx.dependencies.add(['catalogue']);
  const { facets, standsIn } = await (ctx.search ?? postgresEngine(ctx)).search(asked);
  if (standsIn) ctx.dependencies.incomplete();
  return facets.find(({ code }) => code === BRAND)?.counts ?? [];
}
