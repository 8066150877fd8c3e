import { z } from 'zod';

const text = z.string();

/** What the storefront reads of a shop's theme, which the contract leaves as JSON. */
export const themeData = z.object({
  colors: z.record(text, text),
  fonts: z.object({ display: text, text: text }),
  radius: z.number(),
  productPage: z.object({
    thumbnails: z.enum(['left', 'right', 'top', 'down']),
    enlarged: z.enum(['fullscreen', 'modal']),
    tabs: z.enum(['tab', 'accordian', 'vertical']),
  }),
  cards: z.object({
    layout: z.enum(['standard', 'alternate']),
    nameLines: z.number(),
    subTitleLines: z.number(),
    stock: z.boolean(),
    spacing: z.number(),
  }),
});
export type ThemeData = z.infer<typeof themeData>;
