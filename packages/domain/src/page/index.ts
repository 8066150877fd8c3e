export {
  EMPTY_PAGE,
  PAGE_DOCUMENT_VERSION,
  type PageDocument,
  type WidgetNode,
  widgetsOf,
} from './document.ts';
export { excerpt } from './excerpt.ts';
export { type FlyoutType, flyoutTypes, type Menu, type MenuItem, menusForMobile } from './menu.ts';
export { type Layout, layouts, type PageType, pageTypes, type StaticType, staticTypes } from './page-type.ts';
export {
  isEmptyRichText,
  plainText,
  type RichBlock,
  type RichInline,
  type RichText,
  richTextOf,
  type TextAlign,
  type TextMark,
} from './rich-text.ts';
export { type RichNode, richTextElements } from './rich-text-elements.ts';
