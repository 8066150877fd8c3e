import type { KnownOfShop, LegalDraft } from './legal-draft.ts';
import { h2, p, ul } from './text.ts';

/** Where goods go, for how much and how fast. */
export const shipping = ({ name, supportEmail }: KnownOfShop): LegalDraft => ({
  title: 'Shipping',
  description: `Where ${name} sends to, what it costs and how long it takes.`,
  text: [
    h2('Where we send to'),
    p(
      'We send to [countries or states that you send to]. The checkout accepts an address only where we deliver.',
    ),
    h2('What it costs'),
    ul(
      '[name of the way of shipping]: [price of it], [number of days it takes] days.',
      '[every further way of shipping, in a line of its own].',
    ),
    p('The checkout shows every way there is to your address, with its price, before you order.'),
    h2('When it leaves'),
    p(
      'What is in stock leaves us within [number of days] working days after [the order or the payment, as it is with you]. Where something takes longer, its page says so.',
    ),
    h2('Where it is'),
    p(
      'Under “Where is my order?” you find the state of your order by its number and your e-mail address, and the tracking number where the carrier gives one.',
    ),
    h2('Collecting'),
    p('[say where and when orders can be collected, or remove this part].'),
    h2('Beyond the border'),
    p(
      '[say who pays customs and import taxes, or remove this part]. The carrier or the authority tells you what is due.',
    ),
    h2('If a parcel does not come'),
    p(
      `Write to ${supportEmail} if it is not there [number of days] days after it left. We look into it with the carrier, and send anew or refund what is lost. Please tell us of a damaged parcel within [number of days] days, and keep the packaging.`,
    ),
  ],
});
