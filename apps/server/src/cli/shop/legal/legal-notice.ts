import type { KnownOfShop, LegalDraft } from './legal-draft.ts';
import { h2, p } from './text.ts';

/** Who stands behind the shop; an imprint where the law asks for one. */
export const legalNotice = ({ name, address, supportEmail }: KnownOfShop): LegalDraft => ({
  title: 'Legal notice',
  description: `Who runs ${name}, and how to reach us.`,
  text: [
    h2('Who runs this shop'),
    p(`${name} (${address}) is run by [full name and legal form of the business].`),
    p('[street and number], [postcode and city], [country of the business]'),
    p('Represented by [names of those who may act for the business].'),
    h2('How to reach us'),
    p(`E-mail: ${supportEmail}`),
    p('Telephone: [telephone number of the business]'),
    h2('Registration'),
    p('Entered in [name and place of the register] under [number in the register].'),
    p('Tax or VAT number: [number for tax, where you have to name it]'),
    p('[supervisory authority, professional body or licence, where your trade needs one].'),
    h2('Responsible for the content'),
    p('[name and address of whoever is responsible for the texts in this shop].'),
    h2('Disputes'),
    p(
      '[say whether you take part in proceedings before a consumer arbitration body, and name it, where you have to].',
    ),
  ],
});
