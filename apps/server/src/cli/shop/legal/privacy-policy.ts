import type { KnownOfShop, LegalDraft } from './legal-draft.ts';
import { h2, p, ul } from './text.ts';

/** What becomes of people's data. The checkout leads to it. */
export const privacyPolicy = ({ name, supportEmail }: KnownOfShop): LegalDraft => ({
  title: 'Privacy policy',
  description: `What ${name} knows of you, why, and for how long.`,
  text: [
    h2('Who is responsible'),
    p(
      `[full name and legal form of the business], [postal address of the business], runs ${name} and is responsible for the data that this page is about. For everything that concerns it, write to ${supportEmail}. [name and contact of the data protection officer, if you need one].`,
    ),
    h2('What we keep, and why'),
    ul(
      'When you order: your name, e-mail address, telephone number if you give one, delivery and billing address, what you bought and how you pay. We need this to fulfil the contract and to keep our books.',
      'When you make an account: your name, e-mail address, addresses and orders, so that you find them again. Of your password we keep only a digest from which it can’t be read.',
      'When you write to us: what you write, so that we can answer.',
      'When you look around: what you put into the cart. The server’s log may hold your network address and the pages that were asked for, to find faults and to fend off attacks, for [number of days] days.',
    ),
    h2('Cookies'),
    p(
      'The shop sets the cookies that it needs to work: one by which it knows your cart and whether you are signed in, and, where a shop has to ask, one that remembers what you answered about your age. They follow you to no other site.',
    ),
    p('[name every other cookie, such as those of analytics or advertising, or say that there is none].'),
    h2('Who else gets data'),
    p('We sell data to nobody. We hand over what is needed to:'),
    ul(
      'carriers: name and address, and the e-mail address or telephone number where they announce the parcel. [names of your carriers];',
      'whoever handles your payment: what the payment needs. [names of your payment services];',
      'whoever runs our server and sends our mail, on our behalf and by our instructions. [names of your providers and the countries they work in];',
      'authorities, where the law obliges us.',
    ),
    h2('How long we keep it'),
    p(
      'Orders and invoices are kept as long as the law on bookkeeping and tax asks, which is [number of years] years. An account is kept until you have it deleted. Letters are kept until the matter is settled and nothing more can follow from it.',
    ),
    h2('Your rights'),
    p('Depending on where you live you may ask us:'),
    ul(
      'what we know of you, and to give you a copy;',
      'to correct what is wrong;',
      'to delete what we need not keep by law;',
      'to limit what we do with it, or to stop where we rely on our own interest;',
      'to hand your data over in a common format;',
      'to take back a consent, from then on.',
    ),
    p(
      `Write to ${supportEmail}. We answer within [number of days] days. You may also complain to [name and address of the supervisory authority].`,
    ),
    h2('Why we may do this'),
    p(
      'For orders and accounts: because the contract with you needs it. For our books: because the law asks for it. For the safety of the shop: because we have a legitimate interest in it. For everything else we ask you first.',
    ),
    p('This page is as of [day it was written].'),
  ],
});
