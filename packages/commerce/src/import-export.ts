/**
 * Catalogues in and out of files, `@stoa/commerce/import-export`: apart from the face of the package, so that what reads
 * the files of others is not loaded where shops are served.
 */
export * from './import-export/index.ts';
