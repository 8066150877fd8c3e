/**
 * Letters that stand for digits, in their order: no text that a test looks for, such as a price or a word, is written
 * with them alone.
 */
const LETTERS = 'jkqvxz';

/** Vitest numbers the workers of a run; what runs outside of it is alone. */
const worker = inLetters(Number(process.env.VITEST_WORKER_ID ?? 0), 4);
let given = 0;

/**
 * Returns a name that nobody else in this run uses, for skus, slugs, codes, hosts and addresses of mail: the word, and
 * a counter in letters that no negative match can meet by accident. Of two names none begins like the whole other one.
 */
export const unique = (word: string): string => `${word}-${worker}${inLetters(given++, 6)}`;

function inLetters(number: number, width: number): string {
  const digits = number.toString(LETTERS.length).padStart(width, '0');
  return digits.replace(/\d/g, (digit) => LETTERS[Number(digit)] ?? '');
}
