import { countCombinations } from '@stoa/domain';
import { adminAttributesEditorText as text } from '@stoa/messages';
import { tellCount } from '../../../kit/amount.ts';
import type { Place } from '../../../kit/place.ts';
import type { TypedAttribute } from './model.ts';

type Counted = Pick<TypedAttribute, 'options'>;

/** Tells how many combinations there are, and which numbers of values are multiplied: `3 × 4 = 12 combinations`. */
export function tellCombinations(attributes: readonly Counted[], place: Pick<Place, 'locale'>): string {
  const count = countCombinations(attributes);
  if (count === 0) return text.noCombination();
  const n = tellCount(count, place);
  // One number is multiplied by nothing.
  if (attributes.length === 1) return count === 1 ? text.aCombination() : text.nCombinations({ n });
  const factors = attributes.map(({ options }) => options.length).join(' × ');
  return count === 1 ? text.oneCombination({ factors }) : text.combinationsOf({ factors, n });
}
