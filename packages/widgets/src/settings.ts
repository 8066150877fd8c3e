import { z } from 'zod';

/** A picture as pages refer to it: addresses of its sizes without the ending. ENT-507 */
export const pictureSetting = z.object({
  thumbnail: z.string().max(500),
  medium: z.string().max(500),
  large: z.string().max(500),
  alt: z.string().max(500),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
});

/** An address a merchant wrote: inside the shop, or outside by a safe scheme. */
export const linkSetting = z
  .string()
  .max(2048)
  .regex(/^(\/(?![/\\])|#|\?|https?:\/\/|mailto:|tel:)/i);

export const buttonSetting = z.object({
  label: z.string().min(1).max(120),
  link: linkSetting,
  style: z.enum(['solid', 'hollow', 'transparent', 'soft']).default('solid'),
});
