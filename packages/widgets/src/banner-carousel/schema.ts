import { z } from 'zod';
import { defineWidget } from '../definition.ts';
import { buttonSetting, linkSetting, pictureSetting } from '../settings.ts';

/** One slide. ENT-507 to ENT-509 */
const slide = z.object({
  picture: pictureSetting,
  mobilePicture: pictureSetting.optional(),
  link: linkSetting.optional(),
  title: z.string().max(200).default(''),
  subTitle: z.string().max(400).default(''),
  primaryButton: buttonSetting.optional(),
  secondaryButton: buttonSetting.optional(),
  /** Percent of the slide's width. BANNER-521 */
  textWidth: z.number().int().min(20).max(100).default(45),
  contentAlign: z.enum(['left', 'center', 'right']).default('left'),
  verticalAlign: z.enum(['top', 'middle', 'bottom']).default('middle'),
  textAlign: z.enum(['left', 'center', 'right']).default('left'),
  /** Whether the words stand on a dark or a light picture. */
  tone: z.enum(['dark', 'light']).default('light'),
});

const settings = z.object({
  slides: z.array(slide).min(1).max(12),
  transition: z.enum(['fade', 'slide']).default('slide'),
  autoSlide: z.boolean().default(false),
  /** Seconds. BANNER-510 */
  delay: z.number().min(1).max(60).default(5),
  /** Pixels. BANNER-523 */
  height: z.number().int().min(200).max(900).default(400),
});

export type BannerSettings = z.infer<typeof settings>;
export type BannerSlide = BannerSettings['slides'][number];

export const bannerCarousel = defineWidget({ type: 'banner-carousel', version: 1, schema: settings });
