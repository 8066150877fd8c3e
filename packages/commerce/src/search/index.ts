export {
  type AskedKeyword,
  type CountedSearch,
  countSearches,
  listSearches,
  removeRareSearches,
} from './count-searches.ts';
export { type DecidedSearchPhrase, listSearchPhrases } from './list-search-phrases.ts';
export { readWaysOn, type WaysOn } from './read-ways-on.ts';
export { removeSearchPhrase, type SearchPhraseInput, saveSearchPhrase } from './save-search-phrase.ts';
