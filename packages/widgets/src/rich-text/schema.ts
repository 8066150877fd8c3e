import { z } from 'zod';
import { defineWidget } from '../definition.ts';
import { richTextSchema } from './rich-text-schema.ts';

const settings = z.object({ text: richTextSchema });

export type RichTextSettings = z.infer<typeof settings>;

/** ENT-504 */
export const richText = defineWidget({ type: 'rich-text', version: 1, schema: settings });
