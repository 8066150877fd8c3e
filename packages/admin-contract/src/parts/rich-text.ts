import type { RichBlock, RichInline, RichText } from '@stoa/domain';
import { z } from 'zod';

const align = z.enum(['left', 'center', 'right']).exactOptional();

const inline: z.ZodType<RichInline> = z.lazy(() =>
  z.discriminatedUnion('type', [
    z.strictObject({
      type: z.literal('text'),
      text: z.string(),
      marks: z.array(z.enum(['bold', 'italic', 'underline', 'strike', 'code'])).exactOptional(),
    }),
    z.strictObject({ type: z.literal('link'), href: z.string(), content: z.array(inline) }),
    z.strictObject({ type: z.literal('break') }),
  ]),
);

const block: z.ZodType<RichBlock> = z
  .lazy(() =>
    z.discriminatedUnion('type', [
      z.strictObject({ type: z.literal('paragraph'), align, content: z.array(inline) }),
      z.strictObject({
        type: z.literal('heading'),
        level: z.literal([2, 3, 4]),
        align,
        content: z.array(inline),
      }),
      z.strictObject({ type: z.literal('list'), ordered: z.boolean(), items: z.array(z.array(block)) }),
      z.strictObject({ type: z.literal('quote'), content: z.array(block) }),
      z.strictObject({ type: z.literal('rule') }),
    ]),
  )
  .describe('A block of rich text.');

/** Rich text as a tree of blocks, as it is kept. Its size and depth are bounded by the use cases. */
export const richText: z.ZodType<RichText> = z
  .array(block)
  .describe('At most 100,000 characters, eight levels deep.');
