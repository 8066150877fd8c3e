export { type Generated, type GenerateOptions, generateCatalogue } from './generate/generate-catalogue.ts';
export { jsonLinesFormat } from './json-lines/json-lines-format.ts';
export type { KnownPicture, PictureFetcher, UnreachablePicture } from './pictures/picture-book.ts';
export { FileFault } from './read/file-fault.ts';
export { type ExportFormat, exportCatalogue, type LeftOut } from './run/export-catalogue.ts';
export {
  type ImportOptions,
  type ImportProgress,
  type ImportSummary,
  importCatalogue,
  type ReportEntry,
} from './run/import-catalogue.ts';
export type { CatalogueFormat } from './run/import-item.ts';
export { shopifyFormat } from './shopify/shopify-format.ts';
