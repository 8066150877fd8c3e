import { z } from 'zod';
import { defineWidget } from '../definition.ts';
import { richTextSchema } from '../rich-text/rich-text-schema.ts';
import { buttonSetting, linkSetting, pictureSetting } from '../settings.ts';

/** ENT-510 */
const settings = z.object({
  /** Beside the words, with the words over it, or with the words below it. */
  layout: z.enum(['partial', 'full-over', 'full-below']).default('partial'),
  picture: pictureSetting,
  mobilePicture: pictureSetting.optional(),
  link: linkSetting.optional(),
  title: z.string().max(200).default(''),
  description: richTextSchema.optional(),
  primaryButton: buttonSetting.optional(),
  secondaryButton: buttonSetting.optional(),
  /** Where the words stand. IMG-502 */
  contentSide: z.enum(['left', 'right']).default('right'),
  /** How much of the width the picture takes. IMG-503 */
  width: z.enum(['one-third', 'half', 'two-third']).default('half'),
  overlay: z.enum(['none', 'solid', 'gradient']).default('none'),
  /** Pixels; full-width pictures only. IMG-510 */
  height: z.number().int().min(160).max(900).default(400),
});

export type StaticImageSettings = z.infer<typeof settings>;

export const staticImage = defineWidget({ type: 'static-image', version: 1, schema: settings });
