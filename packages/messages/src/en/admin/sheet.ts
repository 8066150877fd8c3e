import { texts } from '../../texts.ts';

/** What every sheet of the back office says. */
export const adminSheetText = texts({
  cell: '{column} of {row}',
  chosenPicture: '{label}: {picture}',
  changed: 'Changed',
  noPicture: 'None',
  nthPicture: 'Picture {n}',
  namedPicture: 'Picture {n}: {text}',
  otherPicture: 'A picture of its own',
  pasted: 'Pasted into {n} cells',
  pastedOne: 'Pasted into 1 cell',
  pastedNothing: 'Nothing of it can stand here.',
  pastedPart: 'Pasted into {n} cells; {left} could not be taken.',
  undo: 'Undo',
});
