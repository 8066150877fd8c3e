/** Irregular plurals, and possessives of them without their apostrophe, with their singulars. */
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
  mens: 'man',
  womens: 'woman',
  childrens: 'child',
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

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

export const ENGLISH_STOP_WORDS = words(
  'a an and are as at be by for from in into is it its of on or that the their this to with without under over ' +
    'i im me my we our you your he his she her they them who what which where do does could will would should ' +
    'have has had am was were there so if not no not than then also just some any',
);

/** Words after which a keyword tells what the thing is for, or what it has. */
export const ENGLISH_HEAD_ENDS = words('for with without from in on under over that to by at who which');

/** Words that say little about what is looked for. */
export const ENGLISH_FILLERS = words(
  'something anything thing stuff item product accessory accessories supplies goods good best better nice great cheap affordable quality high really ' +
    'very new want need looking look find get buy buying shop shopping show please help use used using keep ' +
    'make made making one ones set sets piece pieces type types kind kinds style styles design designer modern ' +
    'beautiful pretty cool cute perfect ideal idea ideas unique lovely top popular love like sale price under ' +
    'color colour size sized shape shaped material fabric strength length weight ' +
    'online store near much many more most all every everything own home house',
);
