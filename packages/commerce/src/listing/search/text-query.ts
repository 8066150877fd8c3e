import { boundedKeyword } from '@stoa/search';
import { type SQL, sql } from 'drizzle-orm';

/**
 * Returns the query of the texts of products for the words of a keyword, of which the last is still being typed. It has
 * a bounded number of words, whatever is typed.
 */
export function textQuery(typed: string): SQL {
  const keyword = boundedKeyword(typed);
  const whole = sql`websearch_to_tsquery('english', ${keyword})`;
  const typing = lastWord(keyword);
  if (!typing) return whole;
  const { before, word } = typing;
  const prefix = `'${word}':*`;
  return sql`(${whole}
    || (websearch_to_tsquery('english', ${before}) && to_tsquery('english', ${prefix}))
    || (websearch_to_tsquery('simple', ${before}) && to_tsquery('simple', ${prefix})))`;
}

/** Returns the word being typed; none inside an open phrase or after a minus, where prefixes do not apply. */
function lastWord(keyword: string): { readonly before: string; readonly word: string } | undefined {
  const word = keyword.split(/[^\p{L}\p{N}]+/u).at(-1) ?? '';
  if (word === '') return undefined;
  const before = keyword.slice(0, -word.length);
  const inPhrase = before.split('"').length % 2 === 0;
  return inPhrase || before.endsWith('-') ? undefined : { before, word };
}
