import { adminProductText } from '@stoa/messages';

/** Ways in which other storefronts show a product with variations. */
export const displayOptions = [
  { value: 'single', label: adminProductText.displaySingle() },
  { value: 'other', label: adminProductText.displayOther() },
] as const;

/** What such a way is called. */
export const displayLabel = (way: string): string =>
  way === 'single' ? adminProductText.displaySingle() : adminProductText.displayOther();
