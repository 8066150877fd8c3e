import { z } from 'zod';
import { defineWidget } from '../definition.ts';
import { linkSetting, pictureSetting } from '../settings.ts';

const settings = z.object({
  title: z.string().max(200).default(''),
  tiles: z
    .array(z.object({ label: z.string().min(1).max(60), link: linkSetting, picture: pictureSetting }))
    .min(1)
    .max(12),
});

export type TilesSettings = z.infer<typeof settings>;

/** Places to go, each a picture with its name: the departments of a shop, say. */
export const tiles = defineWidget({ type: 'tiles', version: 1, schema: settings });
