import { texts } from '../texts.ts';

/** What a slider is called unless the merchant says otherwise. SLIDER-503 to SLIDER-505 */
export const sliderTitles = texts({
  bestsellers: 'Popular Products',
  newest: 'New Products',
  featured: 'Featured Products',
});
