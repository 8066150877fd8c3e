import type { OptionalContent } from '@stoa/database';
import { z } from 'zod';
import { slug } from '../address/index.ts';
import { fileName, recordId, shortText } from '../kernel/input.ts';
import { isStorable } from '../kernel/json-input.ts';
import { richText } from '../kernel/rich-text-input.ts';

const optionalContent: z.ZodType<OptionalContent> = z.strictObject({
  title: shortText(),
  subTitle: shortText(),
  description: richText,
  showInTitle: z.boolean(),
  showInSubTitle: z.boolean(),
  showInDescription: z.boolean(),
});

export const categoryFields = z.strictObject({
  name: shortText().min(1),
  position: z.int().min(0).max(1_000_000),
  isActive: z.boolean(),
  image: fileName.nullable(),
  imageMobile: fileName.nullable(),
  description: richText,
  displayOption: z.enum(['vertical', 'horizontal']),
  metaTitle: shortText(),
  metaDescription: shortText(1000),
  metaKeyword: shortText(1000),
  seoCrawlerSetting: shortText(60),
  optionalContent: optionalContent.nullable(),
  /** Slug of the category above; `null` at the top. */
  parent: slug.nullable(),
});

const MAX_DEPTH = 24;
const storable = z.unknown().refine((given) => isStorable(given, MAX_DEPTH));

const newFields = categoryFields.partial().extend({ name: categoryFields.shape.name, slug: slug.optional() });
export const newCategory = storable.pipe(newFields);
export type NewCategory = z.input<typeof newFields>;
export type CheckedCategory = z.output<typeof newFields>;

const changes = categoryFields.partial().extend({
  categoryId: recordId,
  /** The revision the change was made from. */
  revision: z.int().min(1).optional(),
});
export const categoryChanges = storable.pipe(changes);
export type CategoryChanges = z.input<typeof changes>;
