import type { RichBlock, RichInline, RichText } from '@stoa/domain';
import { z } from 'zod';
import { isBoundedJson } from './json-input.ts';

const MAX_DEPTH = 8;
const MAX_LENGTH = 100_000;
const MAX_PARTS = 500;
const TOO_MUCH = `the text has more than ${MAX_LENGTH.toLocaleString('en')} characters, or is nested too deep`;

const align = z.enum(['left', 'center', 'right']).exactOptional();

const inline: z.ZodType<RichInline> = z.lazy(() =>
  z.discriminatedUnion('type', [
    z.strictObject({
      type: z.literal('text'),
      text: z.string().max(20_000),
      marks: z
        .array(z.enum(['bold', 'italic', 'underline', 'strike', 'code']))
        .max(5)
        .exactOptional(),
    }),
    z.strictObject({ type: z.literal('link'), href: z.string().max(2048), content: inlines }),
    z.strictObject({ type: z.literal('break') }),
  ]),
);
const inlines = z.array(inline).max(MAX_PARTS);

const block: z.ZodType<RichBlock> = z.lazy(() =>
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('paragraph'), align, content: inlines }),
    z.strictObject({
      type: z.literal('heading'),
      level: z.literal([2, 3, 4]),
      align,
      content: inlines,
    }),
    z.strictObject({
      type: z.literal('list'),
      ordered: z.boolean(),
      items: z.array(z.array(block).max(MAX_PARTS)).max(MAX_PARTS),
    }),
    z.strictObject({ type: z.literal('quote'), content: z.array(block).max(MAX_PARTS) }),
    z.strictObject({ type: z.literal('rule') }),
  ]),
);

/**
 * Rich text of bounded size and depth. The bounds are checked before the tree is walked, so that a deep one can't
 * exhaust the stack. Link targets are checked where they are rendered.
 */
export const richText: z.ZodType<RichText> = z
  .unknown()
  .refine((value) => isBoundedJson(value, MAX_DEPTH * 2, MAX_LENGTH), TOO_MUCH)
  .pipe(z.array(block).max(MAX_PARTS));
