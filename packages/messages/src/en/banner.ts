import { texts } from '../texts.ts';

export const bannerText = texts({
  label: 'Highlights',
  position: 'Slide {n} of {total}',
  previous: 'Previous slide',
  next: 'Next slide',
});
