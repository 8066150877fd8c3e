import {
  type JsonObject,
  PAGE_DOCUMENT_VERSION,
  type PageDocument,
  type WidgetNode,
  widgetsOf,
} from '@stoa/domain';
import { z } from 'zod';
import { isBoundedJson } from '../../kernel/json-input.ts';

/** Levels of JSON, characters written out, and widgets of one document. */
export const documentLimits = { depth: 60, length: 1_000_000, widgets: 500, nesting: 12 } as const;

const json = z.custom<JsonObject>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
);

const widget: z.ZodType<WidgetNode> = z.lazy(() =>
  z.strictObject({
    id: z.string().regex(/^[\w-]{1,64}$/),
    type: z.string().regex(/^[a-z][a-z0-9-]{0,59}$/),
    version: z.int().min(1).max(10_000),
    props: json,
    children: z.array(widget).exactOptional(),
  }),
);

const document = z
  .strictObject({ version: z.literal(PAGE_DOCUMENT_VERSION), root: z.array(widget) })
  .refine(({ root }) => isNestedWithin(root, documentLimits.nesting))
  .refine((given) => hasDistinctIds(given));

/**
 * A page document of bounded size and depth whose widgets have ids of their own. The settings of a widget are
 * validated by the widget: an invalid one is left out when the page is rendered. The bounds come first, so that a
 * deep tree can't exhaust the stack.
 */
export const pageDocument: z.ZodType<PageDocument> = z
  .unknown()
  .refine((given) => isBoundedJson(given, documentLimits.depth, documentLimits.length))
  .pipe(document);

function isNestedWithin(nodes: readonly WidgetNode[], levels: number): boolean {
  return (
    levels > 0 &&
    nodes.every(({ children = [] }) => children.length === 0 || isNestedWithin(children, levels - 1))
  );
}

function hasDistinctIds(given: PageDocument): boolean {
  const ids = [...widgetsOf(given.root)].map(({ id }) => id);
  return ids.length <= documentLimits.widgets && new Set(ids).size === ids.length;
}
