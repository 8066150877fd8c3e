import { uuids } from '@stoa/database';
import { BOOST, BURY, pinScore, type SearchTuning } from '@stoa/search';
import { sql } from 'drizzle-orm';
import type { KeywordMatch } from './keyword.ts';

/** Adds what a merchant decided for a phrase to its match, by the same factors as the index. */
export function tuned(match: KeywordMatch, tuning: SearchTuning | undefined): KeywordMatch {
  if (!tuning) return match;
  const pinned = uuids(tuning.pinned);
  const pins = sql`(${sql.param(tuning.pinned.map((_, at) => pinScore(at, tuning.pinned.length)))}::float8[])`;
  return {
    ...match,
    ids: match.ids && sql`${match.ids} union select unnest(${pinned})`,
    rank: sql`coalesce(${pins}[array_position(${pinned}, p.id)], (${match.rank})
      * case when p.id = any (${uuids(tuning.boosted)}) then ${BOOST}::float8
          when p.id = any (${uuids(tuning.buried)}) then ${BURY}::float8 else 1 end)`,
  };
}
