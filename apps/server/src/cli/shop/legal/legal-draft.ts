import type { RichText } from '@stoa/domain';

/** What is known of a shop when it is made. */
export interface KnownOfShop {
  readonly name: string;
  /** Where shoppers find it, such as `https://shop.example`. */
  readonly address: string;
  readonly supportEmail: string;
}

/** A legal page before its merchant has read it. What only they know stands in square brackets. */
export interface LegalDraft {
  readonly title: string;
  /** For the results of search engines. */
  readonly description: string;
  readonly text: RichText;
}
