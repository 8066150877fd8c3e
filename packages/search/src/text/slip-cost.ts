const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** Letters that are written for one another because they sound alike. */
const SOUNDS = ['sz', 'ckq', 'ei', 'ea', 'ao', 'iy', 'ou', 'fv', 'gj', 'td', 'mn', 'sc', 'bp', 'xs', 'vw'];

const SOUND_COST = 0.6;
const KEY_COST = 0.8;
const DOUBLE_COST = 0.5;
const SWAP_COST = 0.7;
/** People seldom miss the first letter. */
const FIRST_COST = 0.4;

/**
 * What it costs to take what was typed for a word: the weighted edit distance, in which errors that people often make
 * cost less than others: letters that sound alike or lie side by side on the keyboard, letters doubled or not, and
 * neighbours swapped (after Kernighan, Church, Gale: 'A spelling correction program based on a noisy channel model',
 * COLING 1990). 1 for another error, more in the first letter.
 */
export function slipCost(typed: string, word: string): number {
  return Math.min(editCost(typed, word), SPELLED_COST + editCost(asItSounds(typed), asItSounds(word)));
}

/** Letters that together are one sound. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/ck/g, 'k'],
  [/qu/g, 'kw'],
  [/^(?:kn|gn)/, 'n'],
  [/^wr/, 'r'],
  [/gh/g, 'g'],
];
const SPELLED_COST = 0.4;

const asItSounds = (word: string): string =>
  SPELLINGS.reduce((spelled, [letters, sound]) => spelled.replace(letters, sound), word);

function editCost(typed: string, word: string): number {
  let twoAbove: number[] = [];
  let above = Array.from({ length: word.length + 1 }, (_, at) => at);
  for (let i = 1; i <= typed.length; i++) {
    const row = [i];
    for (let j = 1; j <= word.length; j++) {
      const [a, b] = [typed[i - 1] ?? '', word[j - 1] ?? ''];
      const swap =
        i > 1 && j > 1 && a === word[j - 2] && b === typed[i - 2]
          ? (twoAbove[j - 2] ?? 0) + SWAP_COST
          : Number.POSITIVE_INFINITY;
      row[j] = Math.min(
        (above[j - 1] ?? 0) + substitution(a, b, i === 1 && j === 1),
        (above[j] ?? 0) + (a === typed[i - 2] ? DOUBLE_COST : 1),
        (row[j - 1] ?? 0) + (b === word[j - 2] ? DOUBLE_COST : 1),
        swap,
      );
    }
    twoAbove = above;
    above = row;
  }
  return above[word.length] ?? 0;
}

function substitution(a: string, b: string, isFirst: boolean): number {
  if (a === b) return 0;
  const cost = SOUNDS.some((sound) => sound.includes(a) && sound.includes(b))
    ? SOUND_COST
    : areNeighbours(a, b)
      ? KEY_COST
      : 1;
  return isFirst ? cost + FIRST_COST : cost;
}

/** Tells whether two keys lie side by side, in a row or in the next one. */
function areNeighbours(a: string, b: string): boolean {
  const [first, second] = [place(a), place(b)];
  if (!first || !second) return false;
  return Math.abs(first.row - second.row) <= 1 && Math.abs(first.column - second.column) <= 1;
}

function place(key: string): { row: number; column: number } | undefined {
  const row = ROWS.findIndex((keys) => keys.includes(key));
  return row < 0 ? undefined : { row, column: ROWS[row]?.indexOf(key) ?? 0 };
}
