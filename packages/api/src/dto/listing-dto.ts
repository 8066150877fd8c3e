import type { Listing, WaysOn } from '@stoa/commerce';
import type { Bucket, Paging as ContractPaging, FilterGroup } from '@stoa/contract';
import { defaultSort, isFilterGroupVisible, type Paging, paging } from '@stoa/domain';
import type { ApiContext } from '../context.ts';
import { major } from '../edge/money.ts';
import { toProductCard } from './product-card-dto.ts';
import { toWayOn } from './way-on-dto.ts';

/** Returns a page of a listing. ENT-047, ENT-559 */
export function toPliableData(api: ApiContext, listing: Listing, waysOn?: WaysOn) {
  return {
    success: true,
    currentSortCode: listing.sort,
    sorts: [...listing.sortCodes],
    data: listing.products.map((card) => toProductCard(api, card)),
    way_on: waysOn ? toWayOn(api, waysOn) : null,
    filter: toFilterGroups(api, listing),
    paging: toPaging(listing.paging),
  };
}

/** Returns the reply for a listing that can't be read; whether the requested page exists is unknown. ERR-512 */
export function noPliableData(
  { profile, shop }: Pick<ApiContext, 'profile' | 'shop'>,
  page: number | null | undefined,
): ReturnType<typeof toPliableData> {
  const unknown = paging(0, 1, profile.settings.listing.pageSize);
  return {
    success: false,
    currentSortCode: defaultSort(shop.shop.type),
    sorts: [],
    data: [],
    way_on: null,
    filter: [],
    paging: toPaging({ ...unknown, totalPages: page ?? unknown.totalPages }),
  };
}

/** ENT-047, ENT-561 */
export function toPaging({ page, limit, total, totalPages, begin, end }: Paging): ContractPaging {
  return {
    page,
    limit,
    begin,
    end,
    total,
    itemTotal: end === 0 ? 0 : end - begin + 1,
    total_pages: totalPages,
    total_products: total,
  };
}

/** ENT-042 */
export function toFilterGroups(api: ApiContext, { groups, applied }: Listing): FilterGroup[] {
  return groups.map((group) => {
    const { code, type, buckets } = group;
    const isRange = type === 'range';
    const end = (amount: number | undefined) =>
      amount === undefined ? null : isRange ? major(amount, api.shop.shop.currency) : amount;
    return {
      code,
      type,
      nameAttribute: group.label ?? code,
      buckets: buckets.map(toBucket),
      min: end(group.min),
      max: end(group.max),
      expanded: isFilterGroupVisible(group),
      showAll: applied.attributes.some((filter) => filter.code === code),
    };
  });
}

function toBucket({ key, name, count, isCurrent }: Listing['groups'][number]['buckets'][number]): Bucket {
  return { key, name, doc_count: count, isCurrent };
}
