import { productEntry } from '@stoa/database';
import { type SQL, sql } from 'drizzle-orm';
import { beginsWith } from '../../../kernel/list/index.ts';

type Ways = readonly [SQL, ...SQL[]];

/**
 * Returns the conditions under any of which a product is found by what was typed: by all its words, by the beginning of
 * its sku, or by that of one of its variations.
 */
export function found(shopId: string, typed: string): Ways {
  return [
    sql`${productEntry.productId} in (
      select worded.id from product worded
      where worded.parent_id is null and worded.search_text @@ ${wordsQuery(typed)})`,
    beginsWith(sql`${productEntry.skuKey}`, typed),
    sql`${productEntry.productId} in (
      select v.parent_id from product v
      where v.seller_id = any (array(select s.seller_id from shop_seller s where s.shop_id = ${shopId}::uuid))
        and v.parent_id is not null and not v.archived and ${beginsWith(sql`lower(v.sku)`, typed)})`,
  ];
}

/** Words that are looked for; those beyond narrow nothing. */
const MOST_WORDS = 12;

/**
 * Returns the query for texts with all these words, each as it was typed or by its parts, each of which may go on. A
 * word is quoted, so that nothing in it is an operator; what has no letter or number in it narrows nothing.
 */
function wordsQuery(typed: string): SQL {
  const words = typed
    .split(/\s+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, MOST_WORDS);
  const queries = words.map((word) => {
    const parts = word.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
    const spelled = `${begun(word)} | (${parts.map(begun).join(' & ')})`;
    // Names are kept word by word, attributes by their stems.
    return sql`(to_tsquery('simple', ${spelled}) || to_tsquery('english', ${spelled}))`;
  });
  return queries.length === 0 ? sql`''::tsquery` : sql`(${sql.join(queries, sql` && `)})`;
}

const begun = (word: string): string => `'${word.replaceAll(/['\\]/g, '$&$&')}':*`;
