import { texts } from '../texts.ts';

/** Of what is asked of a buyer beside variation and quantity. A file of its own: most pages of products ask for nothing. */
export const choiceText = texts({
  choose: 'Choose {label}',
  pleaseSelect: '-- Please Select --',
  charactersLeft: 'Characters left: {n}',
  lengthOf: '{used} / {limit}',
});
