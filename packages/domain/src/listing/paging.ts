/** Products on a listing page when the shop says nothing else. LIST-070, CONST-012 */
export const DEFAULT_PAGE_SIZE = 24;

/** The highest page number an address may ask for. */
export const MAX_PAGE = 10_000;

/** ENT-561 */
export interface Paging {
  readonly page: number;
  readonly limit: number;
  readonly total: number;
  readonly totalPages: number;
  /** Numbers of the first and last product on the page, from 1; 0 when there are none. */
  readonly begin: number;
  readonly end: number;
}

/**
 * Computes where a page of a list begins and ends. A page beyond the last one is empty, it does not turn into the
 * last.
 */
export function paging(total: number, page: number, limit: number = DEFAULT_PAGE_SIZE): Paging {
  const before = (page - 1) * limit;
  const isEmpty = total <= before;
  return {
    page,
    limit,
    total,
    totalPages: Math.ceil(total / limit),
    begin: isEmpty ? 0 : before + 1,
    end: isEmpty ? 0 : Math.min(total, before + limit),
  };
}
