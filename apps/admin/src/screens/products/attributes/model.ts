import type { Product } from '@stoa/admin-contract';

/** The attributes of a product as they were read. */
export type ReadAttributes = Product['variationAttributes'];

/** The ways in which shoppers choose among the values of an attribute. */
export const displayTypes = ['button', 'dropdown', 'radio'] as const;
export type DisplayType = (typeof displayTypes)[number];

/** A value as it is edited. */
export interface TypedOption {
  /** Tells rows apart, whatever is typed in them. */
  readonly key: string;
  /** What the value was called when it was read; null of a new one. */
  readonly was: string | null;
  readonly value: string;
  /** A colour as the shop draws it, `#1d4ed8`; empty where there is none. */
  readonly swatch: string;
}

/** An attribute as it is edited. */
export interface TypedAttribute {
  readonly key: string;
  /** That of the product; null of a new one. */
  readonly id: string | null;
  readonly label: string;
  readonly displayType: DisplayType;
  readonly options: readonly TypedOption[];
}

/** What the form of attributes holds. */
export interface TypedAttributes {
  readonly attributes: readonly TypedAttribute[];
}

/** The most attributes of one product, values of one attribute, and characters of a name or a value. ADM-110 */
export const MOST_ATTRIBUTES = 6;
export const MOST_VALUES = 500;
export const LONGEST = 120;

/** Names and values that differ in their letters' case and the spaces around them alone are the same to shoppers. */
export const sameAs = (text: string): string => text.trim().normalize().toLowerCase();

/** Tells a value of the product as a row of the form. */
export const optionOf = ({ value, swatch = '' }: ReadAttributes[number]['options'][number]): TypedOption => ({
  key: `was:${value}`,
  was: value,
  value,
  swatch,
});

/** Tells the attributes of a product as the form holds them. */
export const typedOf = (read: ReadAttributes): TypedAttributes => ({
  attributes: read.map(({ id, label, displayType, options }) => ({
    key: `was:${id}`,
    id,
    label,
    displayType,
    options: options.map(optionOf),
  })),
});
