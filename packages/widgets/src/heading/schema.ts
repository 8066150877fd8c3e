import { z } from 'zod';
import { defineWidget } from '../definition.ts';
import { richTextSchema } from '../rich-text/rich-text-schema.ts';

const settings = z.object({
  title: z.string().min(1).max(200),
  subText: richTextSchema.optional(),
  align: z.enum(['left', 'center', 'right']).default('left'),
});

export type HeadingSettings = z.infer<typeof settings>;

/** ENT-503 */
export const heading = defineWidget({ type: 'heading', version: 1, schema: settings });
