export { categoryFields, type NewCategory } from './category-input.ts';
export { type CategoryRef, categoryJson } from './category-ref.ts';
export { isCategoryShown } from './category-shown.ts';
export { createCategories, createCategory } from './create-categories.ts';
export { findCategories } from './find-categories.ts';
export { moveCategorySlug } from './move-category-slug.ts';
export {
  type CategoryKey,
  type CategoryNode,
  type CategoryPage,
  type CategoryPicture,
  listCategories,
  readCategory,
} from './read-categories.ts';
export { resolveAddress } from './resolve-address.ts';
export { updateCategory } from './update-category.ts';
