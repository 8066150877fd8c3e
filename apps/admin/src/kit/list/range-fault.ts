import { adminListText } from '@stoa/messages';
import { tellNumberFault } from '../number-fault.ts';
import type { Place } from '../place.ts';
import { LARGEST, type RangeFaults, type RangeUnit } from './range.ts';

type Fault = NonNullable<RangeFaults['least'] | RangeFaults['most']>;

/** What the ends of a range are, and in which language they are typed. */
interface Measure extends Pick<Place, 'locale' | 'currency'> {
  readonly unit: RangeUnit;
}

/** Says what is wrong with an end of a range, with an example in the language of the person. ADM-066 */
export const tellRangeFault = (fault: Fault, measure: Measure): string =>
  fault === 'backwards'
    ? adminListText.endsBelow()
    : tellNumberFault(fault, { ...measure, most: LARGEST[measure.unit] });
