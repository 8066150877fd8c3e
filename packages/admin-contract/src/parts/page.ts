import { z } from 'zod';

/** The most entries of one page of a list. ADM-905 */
export const MOST_ENTRIES = 100;

/** What asks for a page of a list, beside its filters. ADM-905 */
export const pageInput = {
  cursor: z.string().max(1000).optional().describe('`next` of the page before; the first page without it.'),
  limit: z.coerce.number().int().min(1).max(MOST_ENTRIES).default(50),
};

/** A page of a list: its entries, and where the next one begins. ADM-905 */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    items: z.array(item),
    next: z.string().nullable().describe('The cursor of the next page; null on the last.'),
  });
