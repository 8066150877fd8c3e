/** What a shopper fills in or chooses before buying: personalisation and product options. */

/** ENT-048 */
export interface PersonalizationOption {
  readonly code: string;
  readonly label: string;
  readonly type: 'text' | 'textarea' | 'email';
  readonly required: boolean;
  readonly displayed: boolean;
  readonly characterLimit?: number;
}

type OptionVisibility = 'show' | 'hide' | 'enable' | 'disable';

/** ENT-050. `value` is a picture's file name or a colour. */
interface OptionThumbnail {
  readonly type: 'image' | 'color';
  readonly value: string;
  readonly enlarge: boolean;
}

/** ENT-051. Fees are cents. */
export interface OptionValue {
  readonly id: string;
  readonly label: string;
  readonly additionalFee: number;
  readonly isDefault: boolean;
  readonly initialVisibility: OptionVisibility;
  readonly thumbnail?: OptionThumbnail;
}

/** ENT-049. Labels are unique within a product. */
export interface ProductOption {
  readonly id: string;
  readonly label: string;
  readonly helpText?: string;
  readonly optionType: 'button' | 'iconlist' | 'select' | 'radio' | 'text' | 'textarea';
  readonly isRequired: boolean;
  readonly textLimit?: { readonly min: number; readonly max: number };
  readonly additionalFee: number;
  readonly initialVisibility: OptionVisibility;
  readonly placeholderText?: string;
  readonly thumbnail?: OptionThumbnail;
  readonly values: readonly OptionValue[];
}

/** ENT-052. A condition on value `0` holds when anything is chosen. */
export interface ProductOptionRule {
  readonly operator: 'any' | 'all';
  readonly conditions: readonly {
    readonly option: string;
    readonly values: readonly string[];
    readonly operator?: 'selected' | 'not_selected';
  }[];
  readonly actions: readonly {
    readonly option: string;
    readonly action: OptionVisibility | 'show_value' | 'hide_value' | 'disable_value';
    readonly values?: readonly string[];
  }[];
}

export interface Customization {
  readonly personalizationOptions: readonly PersonalizationOption[];
  readonly productOptions: readonly ProductOption[];
  readonly productOptionRules: readonly ProductOptionRule[];
}
