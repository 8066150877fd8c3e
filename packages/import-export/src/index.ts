/**
 * Catalogues out of and into files, and made-up ones. A package of its own, so that a server that starts loads none of
 * the parsers of files.
 */

export { type Generated, type GenerateOptions, generateCatalogue } from './generate/generate-catalogue.ts';
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
export { type ImportFormat, importFormats, recogniseFormat } from './run/recognise-format.ts';
