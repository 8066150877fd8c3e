import type { RichText } from '@stoa/domain';

/** An attribute's value: a text, a number, or several texts. */
export type AttributeValue = string | number | readonly string[];
export type Attributes = Readonly<Record<string, AttributeValue>>;

/** One dimension in which the variations of a product differ. ENT-037, ENT-038 */
export interface VariationAttribute {
  readonly id: string;
  readonly label: string;
  readonly displayType: 'button' | 'dropdown' | 'radio';
  readonly buttonSetting?: Readonly<Record<string, unknown>>;
  /** Values in the order they are shown. */
  readonly options: readonly { readonly value: string; readonly swatch?: string }[];
}

/** ENT-048 */
export interface PersonalizationOption {
  readonly code: string;
  readonly label: string;
  readonly type: 'text' | 'textarea' | 'email';
  readonly required: boolean;
  readonly displayed: boolean;
  readonly characterLimit?: number;
}

export type OptionVisibility = 'show' | 'hide' | 'enable' | 'disable';

export interface OptionThumbnail {
  readonly type: 'image' | 'color';
  readonly value: string;
  readonly enlarge: boolean;
}

/** ENT-049 to ENT-051. Fees are minor units. */
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
  readonly icon?: string;
  readonly thumbnail?: OptionThumbnail;
  readonly values: readonly {
    readonly id: string;
    readonly label: string;
    readonly additionalFee: number;
    readonly isDefault: boolean;
    readonly initialVisibility: OptionVisibility;
    readonly thumbnail?: OptionThumbnail;
  }[];
}

/** ENT-052 */
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

/** ENT-046 */
export interface OptionalContent {
  readonly title: string;
  readonly subTitle: string;
  readonly description: RichText;
  readonly showInTitle: boolean;
  readonly showInSubTitle: boolean;
  readonly showInDescription: boolean;
}

/** A picture or film; `file` names the master, of a film its poster. Pixels of the master. ENT-041 */
export interface Media {
  readonly file: string;
  /** Address of a film at its provider. */
  readonly video?: string | null;
  readonly kind: 'image' | 'video';
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}
