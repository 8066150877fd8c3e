import type { JsonObject } from '../json/index.ts';

/** Version of the document's own shape; older ones are migrated when they are read. */
export const PAGE_DOCUMENT_VERSION = 1;

/**
 * A page as it is stored: a tree of widgets with their settings, never HTML. Products are referenced, not
 * copied. CMS-501
 */
export interface PageDocument {
  readonly version: number;
  readonly root: readonly WidgetNode[];
}

export interface WidgetNode {
  /** Unique within the document. */
  readonly id: string;
  /** Name of the widget, e.g. `banner-carousel`. */
  readonly type: string;
  /** Version of the widget's settings. */
  readonly version: number;
  /** The settings, in the shape of the widget's schema at that version. */
  readonly props: JsonObject;
  readonly children?: readonly WidgetNode[];
}

export const EMPTY_PAGE: PageDocument = { version: PAGE_DOCUMENT_VERSION, root: [] };

/** Returns every widget of a document, parents before their children, in reading order. */
export function* widgetsOf(nodes: readonly WidgetNode[]): Generator<WidgetNode, void> {
  for (const node of nodes) {
    yield node;
    if (node.children) yield* widgetsOf(node.children);
  }
}
