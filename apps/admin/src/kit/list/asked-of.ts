import type { ListState } from './list-state.ts';
import { cursorOf } from './place-in-list.ts';

/** The most characters of search words that the contract takes. */
const LONGEST_WORDS = 100;

/**
 * Returns what the contract is asked for by what a list shows: its words, order and place, and `own`, which its filters
 * say. What has no value is left out. Values of the address that the contract does not know are refused by it. ADM-050
 */
export function askedOf<Asked extends object>(
  { words, sort, place }: Pick<ListState, 'words' | 'sort' | 'place'>,
  own: Readonly<Partial<Record<keyof Asked, unknown>>>,
): Asked {
  const asked = {
    q: words === '' ? undefined : words.slice(0, LONGEST_WORDS),
    ...own,
    sort: sort?.by,
    direction: sort && (sort.descending ? 'desc' : 'asc'),
    cursor: cursorOf(place),
  };
  const given: unknown = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
  return given as Asked;
}
