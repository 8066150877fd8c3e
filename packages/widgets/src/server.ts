/** Checking, migrating, loading and rendering of page documents; runs on the server only. */
export { leadPicture } from './lead-picture.ts';
export { type LoadPageOptions, loadPage } from './load-page.ts';
export { renderDocument } from './render-document.tsx';
export { richTextSchema } from './rich-text/rich-text-schema.ts';
