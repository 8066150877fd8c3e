/** As Unicode advises against spoofing (UTS #39, 5.4): the same mark twice, and more than four on a letter. */
const PILED = /(\p{Mn})\1|[\p{Mn}\p{Me}]{5}/u;

/** Tells whether marks are heaped on a letter, as no language writes them: they hide what it is. */
export function hasPiledMarks(text: string): boolean {
  return PILED.test(text.normalize('NFD'));
}
