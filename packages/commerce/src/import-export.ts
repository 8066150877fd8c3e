/**
 * Import and export of catalogue files, `@stoa/commerce/import-export`: an entry of its own, so that the parsers of
 * files are not loaded by the server.
 */
export * from './import-export/index.ts';
