import type { Money } from '../money/index.ts';

/** The visibility of an option or a value: its initial one, and the one that a rule sets. OPT-020 to OPT-022 */
export const optionVisibilities = ['show', 'hide', 'enable', 'disable'] as const;
export type OptionVisibility = (typeof optionVisibilities)[number];

/** The ways in which an option is asked for. ENT-049 */
export const productOptionTypes = ['button', 'iconlist', 'select', 'radio', 'text', 'textarea'] as const;

/** Tells whether an option of this kind is answered by a text, and not by one of its values. OPT-010 */
export function takesText(type: ProductOption['optionType']): boolean {
  return type === 'text' || type === 'textarea';
}

/** `value` is a picture's file name or a colour. ENT-050 */
export interface OptionThumbnail {
  readonly type: 'image' | 'color';
  readonly value: string;
  readonly enlarge: boolean;
}

/** The fee is in minor units. ENT-051 */
export interface ProductOptionValue {
  readonly id: string;
  readonly label: string;
  readonly additionalFee: Money;
  readonly isDefault: boolean;
  readonly initialVisibility: OptionVisibility;
  readonly thumbnail?: OptionThumbnail;
}

/** What is asked of a buyer of a product; labels are unique within it. Fees are minor units. ENT-049 */
export interface ProductOption {
  readonly id: string;
  readonly label: string;
  readonly helpText?: string;
  readonly optionType: (typeof productOptionTypes)[number];
  readonly isRequired: boolean;
  readonly textLimit?: { readonly min: number; readonly max: number };
  readonly additionalFee: Money;
  readonly initialVisibility: OptionVisibility;
  readonly placeholderText?: string;
  readonly icon?: string;
  readonly thumbnail?: OptionThumbnail;
  readonly values: readonly ProductOptionValue[];
}
