import { texts } from '../../texts.ts';

/** What every sheet of the back office says. */
export const adminSheetText = texts({
  cell: '{column} of {row}',
  chosenPicture: '{label}: {picture}',
  changed: 'Changed',
  noPicture: 'None',
  noPictures: 'There is no picture to choose from yet. Pictures are added on the page of the product.',
  nthPicture: 'Picture {n}',
  namedPicture: 'Picture {n}: {text}',
  otherPicture: 'A picture of its own',
  pasted: 'Pasted into {n} cells',
  pastedOne: 'Pasted into 1 cell',
  pastedNothing: 'Nothing of it can stand here.',
  pastedPartOne: 'Pasted into 1 cell; {left} could not be taken.',
  pastedPart: 'Pasted into {n} cells; {left} could not be taken.',
  undo: 'Undo',
});
