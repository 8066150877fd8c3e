import { z } from 'zod';
import { defineWidget } from '../definition.ts';
import { linkSetting } from '../settings.ts';

const settings = z.object({
  items: z
    .array(
      z.object({
        icon: z.enum(['truck', 'returns', 'card', 'mail', 'check']),
        title: z.string().min(1).max(60),
        text: z.string().max(160).default(''),
        link: linkSetting.optional(),
      }),
    )
    .min(1)
    .max(4),
});

export type AssurancesSettings = z.infer<typeof settings>;

/** What buyers want to know before they trust a shop: sending, returning, paying, asking. */
export const assurances = defineWidget({ type: 'assurances', version: 1, schema: settings });
