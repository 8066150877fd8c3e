import type { RichText } from '@stoa/domain';

/** An attribute's value: a text, a number, or several texts. */
export type AttributeValue = string | number | readonly string[];
export type Attributes = Readonly<Record<string, AttributeValue>>;

/** One dimension in which the variations of a product differ. ENT-037, ENT-038 */
export type { OwnAttribute as VariationAttribute } from '@stoa/domain';

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
