export const personalizationTypes = ['text', 'textarea', 'email'] as const;

/** A text that a buyer may give with a product. ENT-048 */
export interface PersonalizationOption {
  readonly code: string;
  readonly label: string;
  readonly type: (typeof personalizationTypes)[number];
  readonly required: boolean;
  readonly displayed: boolean;
  readonly characterLimit?: number;
}
