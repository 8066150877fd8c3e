export { withCatalogueLock } from './catalogue-lock.ts';
export { type CategoryRecord, readCategoryRecords } from './category-record.ts';
export { ownSellerOf } from './own-seller.ts';
export { readOwnProducts } from './read-own-products.ts';
export { refreshCatalogueStatistics, refreshOutgrownCatalogue } from './refresh-statistics.ts';
export { type CategoryRow, saveCategories } from './save-categories.ts';
