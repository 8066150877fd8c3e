import { productSources } from './sources.ts';

/** The input of a change of something that is there: it brings the revision that whoever changes it has seen. */
const OF_A_CHANGE = /\brevision: z\b/;

/** What zod puts in the place of a field that was left out. */
const FILLED = /\.(?:default|prefault)\(/;

/** Returns the files of use cases below `root` whose input of a change fills in what was left out. */
export const filledChanges = (root: string): string[] =>
  [...productSources(root)]
    .filter(([file, text]) => file.startsWith('packages/commerce/') && fills(text))
    .map(([file]) => file);

/** Tells whether a source with the input of a change fills in anything. */
export const fills = (text: string): boolean => OF_A_CHANGE.test(text) && FILLED.test(text);
