import type { RangeUnit } from './range.ts';

/** One of the values of a filter. */
export interface Option {
  readonly value: string;
  readonly label: string;
  /** Stands back, beneath or beside the label. */
  readonly hint?: string;
  /** What it is a value of; options of one group follow each other, below its name. */
  readonly group?: string;
  /** How far it is set in, below the one that it belongs to. */
  readonly depth?: number;
  /** Of one that is set in: all that it belongs to, told where it is found by words without them. */
  readonly above?: readonly string[];
}

interface Named {
  /** In the address; none of `q`, `sort`, `at`, `page`, `open`. */
  readonly name: string;
  readonly label: string;
}

/** One of several values, or, with `several`, any of them. */
export interface ChoiceFilter extends Named {
  readonly kind: 'choice';
  /** Undefined while they are loading. */
  readonly options: readonly Option[] | undefined;
  readonly several?: boolean;
}

/** A text that is typed, such as an id. */
export interface TextFilter extends Named {
  readonly kind: 'text';
  readonly help?: string;
  readonly placeholder?: string;
}

/** A span of days by the time zone of the shop. */
export interface DaysFilter extends Named {
  readonly kind: 'days';
}

/** Set by the address alone, as by a link from a record; it is seen while it is set, and can be removed. */
export interface GivenFilter extends Named {
  readonly kind: 'given';
  /** What it is set to, in words. */
  readonly told: string;
}

/** A range of counts or of amounts of money, by which an address has `3..10` or `10.50..`. */
export interface RangeFilter extends Named {
  readonly kind: 'range';
  readonly unit: RangeUnit;
}

export type ListFilter = ChoiceFilter | TextFilter | DaysFilter | RangeFilter | GivenFilter;
