export {
  findFileByContent,
  type NewFile,
  readFiles,
  registerFile,
  type ShopFile,
} from './file/register-file.ts';
export {
  type Frame,
  type FrameKey,
  type FrameKind,
  type FrameUse,
  readFrames,
} from './frame/read-frames.ts';
export { type FrameInput, saveFrame } from './frame/save-frame.ts';
export { readMenus } from './menu/read-menus.ts';
export { type MenuInput, saveMenu } from './menu/save-menu.ts';
export { createPage } from './page/create-page.ts';
export { documentLimits } from './page/document-input.ts';
export { movePageSlug } from './page/move-page-slug.ts';
export type { NewPage } from './page/page-input.ts';
export { type ContentPage, type PageKey, readPageVersion, readPublishedPage } from './page/read-page.ts';
export { removeOldVersions } from './page/remove-old-versions.ts';
export { type PagePublication, type PageSave, publishPage, savePageDocument } from './page/save-document.ts';
