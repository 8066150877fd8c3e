import { texts } from '../texts.ts';

/** Of choosing a variation; `variationText` is what a variation is called. */
export const variationChoiceText = texts({
  otherOptionsUpdated: 'Other options updated based on this selection',
  optionWithHint: '{label} ({hint})',
  noOptions: 'There are no options available for this product.',
});
