/**
 * Catalogues in and out of files, `@stoa/commerce/exchange`: apart from the face of the package, so that what reads
 * the files of others is not loaded where shops are served.
 */
export * from './exchange/index.ts';
