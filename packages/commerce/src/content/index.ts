export {
  findFileByContent,
  type NewFile,
  readFiles,
  registerFile,
  type ShopFile,
} from './file/register-file.ts';
export { type PictureSource, type RemadePicture, storePicture } from './file/store-picture.ts';
export {
  type HeaderOrFooter,
  type HeaderOrFooterKey,
  type HeaderOrFooterKind,
  type HeaderOrFooterUse,
  readHeadersAndFooters,
} from './header-footer/read-headers-and-footers.ts';
export { type HeaderOrFooterInput, saveHeaderOrFooter } from './header-footer/save-header-or-footer.ts';
export { readMenus } from './menu/read-menus.ts';
export { type MenuInput, saveMenu } from './menu/save-menu.ts';
export { createPage } from './page/create-page.ts';
export { documentLimits } from './page/document-input.ts';
export { listPages, type PageLink } from './page/list-pages.ts';
export { movePageSlug } from './page/move-page-slug.ts';
export type { NewPage } from './page/page-input.ts';
export { type ContentPage, type PageKey, readPageVersion, readPublishedPage } from './page/read-page.ts';
export { removeOldVersions } from './page/remove-old-versions.ts';
export { type PagePublication, type PageSave, publishPage, savePageDocument } from './page/save-document.ts';
