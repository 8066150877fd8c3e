import type { NewPage } from '@stoa/commerce';
import { type LegalPage, legalPages } from '@stoa/domain';
import type { KnownOfShop, LegalDraft } from './legal-draft.ts';
import { legalNotice } from './legal-notice.ts';
import { privacyPolicy } from './privacy-policy.ts';
import { returns } from './returns.ts';
import { shipping } from './shipping.ts';
import { termsOfService } from './terms-of-service.ts';
import { p, textPage } from './text.ts';

const drafts: Readonly<Record<LegalPage, (shop: KnownOfShop) => LegalDraft>> = {
  'terms-of-service': termsOfService,
  'privacy-policy': privacyPolicy,
  returns,
  shipping,
  'legal-notice': legalNotice,
};

/** In square brackets like a blank: while it is there the page is not done. */
const NOTE =
  '[this page is a draft: fill in what stands in square brackets, take out what does not hold for you, have somebody look at it who knows the law where you sell, and remove this paragraph]';

/** Returns the legal pages of a new shop, which nobody sees before they are published. */
export const legalDrafts = (shop: KnownOfShop): readonly NewPage[] =>
  legalPages.map((slug) => {
    const { title, description, text } = drafts[slug](shop);
    return { slug, title, metaDescription: description, document: textPage([p(NOTE), ...text]) };
  });
