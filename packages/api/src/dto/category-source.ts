import type { Category } from '@stoa/contract';

/** Fields of a category that the tree of categories does not hold; a node reads them when somebody asks. */
export const categoryDetailFields = [
  'breadcrumb',
  'description',
  'display_option',
  'image_mobile',
  'meta_description',
  'meta_keyword',
  'meta_title',
  'optional_content',
  'page_title',
  'seo_crawler_setting',
] as const satisfies readonly (keyof Category)[];
export type CategoryDetailField = (typeof categoryDetailFields)[number];

export type CategoryDetails = Pick<Category, CategoryDetailField>;

/** The source of a category's resolvers; `details` and `below` where they are loaded already. */
export type CategorySource = Omit<
  Category,
  CategoryDetailField | 'children' | 'descriptionBlocks' | 'descriptionText' | 'pliable_data'
> & {
  readonly details?: CategoryDetails;
  /** Those right below. */
  readonly below?: readonly CategorySource[];
};
