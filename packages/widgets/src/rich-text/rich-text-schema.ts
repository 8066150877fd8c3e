import type { RichBlock, RichInline, RichText } from '@stoa/domain';
import { z } from 'zod';

const align = z.enum(['left', 'center', 'right']).exactOptional();
const marks = z
  .array(z.enum(['bold', 'italic', 'underline', 'strike', 'code']))
  .max(5)
  .exactOptional();

const inline: z.ZodType<RichInline> = z.lazy(() =>
  z.discriminatedUnion('type', [
    z.object({ type: z.literal('text'), text: z.string().max(5000), marks }),
    z.object({ type: z.literal('link'), href: z.string().max(2048), content: z.array(inline).max(100) }),
    z.object({ type: z.literal('break') }),
  ]),
);

const block: z.ZodType<RichBlock> = z.lazy(() =>
  z.discriminatedUnion('type', [
    z.object({ type: z.literal('paragraph'), align, content: z.array(inline).max(500) }),
    z.object({
      type: z.literal('heading'),
      level: z.union([z.literal(2), z.literal(3), z.literal(4)]),
      align,
      content: z.array(inline).max(100),
    }),
    z.object({ type: z.literal('list'), ordered: z.boolean(), items: z.array(richTextSchema).max(200) }),
    z.object({ type: z.literal('quote'), content: richTextSchema }),
    z.object({ type: z.literal('rule') }),
  ]),
);

/** Rich text as a document may hold it. */
export const richTextSchema: z.ZodType<RichText> = z.lazy(() => z.array(block).max(500));
