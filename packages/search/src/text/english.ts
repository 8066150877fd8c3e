/** Irregular plurals and their singulars. */
const IRREGULAR: Readonly<Record<string, string>> = {
  knives: 'knife',
  wives: 'wife',
  lives: 'life',
  leaves: 'leaf',
  loaves: 'loaf',
  shelves: 'shelf',
  scarves: 'scarf',
  halves: 'half',
  calves: 'calf',
  wolves: 'wolf',
  hooves: 'hoof',
  thieves: 'thief',
  men: 'man',
  women: 'woman',
  children: 'child',
  feet: 'foot',
  teeth: 'tooth',
  geese: 'goose',
  mice: 'mouse',
  potatoes: 'potato',
  tomatoes: 'tomato',
  heroes: 'hero',
  echoes: 'echo',
};

/**
 * Light stemming: reduces an English plural to its singular. Deeper stemming conflates words such as `organ` and
 * `organic`, and the words of a catalogue are mostly nouns.
 */
export function englishSingular(word: string): string {
  const irregular = Object.hasOwn(IRREGULAR, word) ? IRREGULAR[word] : undefined;
  if (irregular !== undefined) return irregular;
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  if (/(?:ss|sh|ch|x|zz)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

export const ENGLISH_STOP_WORDS: ReadonlySet<string> = new Set(
  'a an and are as at be by for from in into is it its of on or that the their this to with'.split(' '),
);
