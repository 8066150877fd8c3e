import { pageTypes, staticTypes } from '@stoa/domain';
import { z } from 'zod';
import { shortText } from '../../kernel/input.ts';
import { isStorable } from '../../kernel/json-input.ts';
import { pageDocument } from './document-input.ts';

const MAX_HTML = 500_000;

export const newPage = z.strictObject({
  title: shortText().min(1),
  /** The page type; at most one page of each. CMS-516 */
  pageType: z.enum(pageTypes).nullable().default(null),
  /** Its address; a page with a type needs none. */
  slug: shortText(255).min(1).optional(),
  staticType: z.enum(staticTypes).default('body'),
  customHtml: z
    .string()
    .max(MAX_HTML)
    .refine((html) => isStorable(html, 1))
    .nullable()
    .default(null),
  is404Page: z.boolean().default(false),
  metaTitle: shortText().default(''),
  metaDescription: shortText(1000).default(''),
  seoCrawlerSetting: shortText(60).default(''),
  /** Its first version; an empty page when left out. */
  document: pageDocument.optional(),
  /** Show that version at once. */
  publish: z.boolean().default(false),
});
export type NewPage = z.input<typeof newPage>;
