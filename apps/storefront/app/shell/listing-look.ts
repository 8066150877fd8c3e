import { z } from 'zod';

/** How a shop wants its listings laid out, as the storefront reads it of the settings. LIST-011, LIST-015, LIST-021 to LIST-023 */
export const listingLook = z.object({
  breadcrumb: z.boolean(),
  /** Characters of a category's description that are shown at first; 0 shows all. */
  descriptionLimit: z.number(),
  filterPlacement: z.enum(['left', 'right', 'overlay']),
  layout: z.enum(['grid', 'list']),
  paging: z.enum(['scroll', 'auto', 'links']),
});
export type ListingLook = z.infer<typeof listingLook>;
