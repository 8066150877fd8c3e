import type { KnownOfShop, LegalDraft } from './legal-draft.ts';
import { h2, p, ul } from './text.ts';

/** What buyer and shop agree on. The checkout leads to it. */
export const termsOfService = ({ name, address, supportEmail }: KnownOfShop): LegalDraft => ({
  title: 'Terms of service',
  description: `What holds when you buy from ${name}.`,
  text: [
    h2('Who you buy from'),
    p(
      `${name} at ${address} is the shop of [full name and legal form of the business], [postal address of the business]. In these terms that is “we”; “you” are whoever orders from us. You reach us at ${supportEmail}.`,
    ),
    h2('What these terms are for'),
    p(
      'They hold for every order that you place in this shop, as they stand at the moment of the order. Where the law of the place you live in gives you more rights as a consumer, those rights stay yours.',
    ),
    h2('How a contract comes about'),
    p(
      'The products in this shop are an invitation to order. By pressing the button that places the order you make us a binding offer. We confirm by e-mail that your order has arrived. The contract comes about when [say when, for example: we confirm that the goods are on their way].',
    ),
    p(
      'Before you place the order you see everything in it and can change it. We keep the text of the order and send it to you with the confirmation.',
    ),
    h2('Prices'),
    p(
      'The price that holds is the one shown when you place the order. The checkout shows shipping and tax as amounts of their own before you order, and the total that you pay. Prices [include or do not include, as it is with you] sales tax or VAT.',
    ),
    p(
      'If a price was plainly wrong, for example by a misplaced decimal point, we tell you before we send anything. You may then order at the right price, or cancel at no cost.',
    ),
    h2('Payment'),
    p(
      'The checkout shows the ways to pay. Unless it says otherwise there, the total is due [number of days] days after the order. The goods stay ours until they are paid in full.',
    ),
    h2('Delivery'),
    p(
      'Where we send to, what it costs and how long it takes is on the page about shipping. If something you ordered can’t be delivered, we tell you without delay and return what you have paid for it.',
    ),
    h2('Returns and refunds'),
    p('How you send something back, and when you get your money, is on the page about returns and refunds.'),
    h2('If something is wrong with it'),
    p(
      `If what arrives is damaged, faulty or not what you ordered, write to ${supportEmail} with your order number and, if you can, a picture. You have the rights that the law gives you. Depending on it we repair, replace, lower the price or take the goods back.`,
    ),
    h2('What we are liable for'),
    p(
      'We are liable without limit for intent and gross negligence, for injury to life, body and health, and wherever the law does not allow a limit. Beyond that we are liable for [what you are liable for, as the law where you sell allows it].',
    ),
    h2('Your account'),
    p('You may order as a guest. If you make an account:'),
    ul(
      'give details that are true, and keep them up to date;',
      'keep your password to yourself, and tell us if somebody else may know it;',
      'you may have the account deleted at any time by writing to us.',
    ),
    h2('Law and disputes'),
    p(
      'The law of [country or state of the business] applies. For consumers this does not take away the protection of the law where they live. Please write to us first if you are not content: most things can be settled so. [name the dispute resolution body that you have to name, if any].',
    ),
    p('These terms are as of [day they were written].'),
  ],
});
