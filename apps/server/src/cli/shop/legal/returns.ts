import type { KnownOfShop, LegalDraft } from './legal-draft.ts';
import { h2, p, ul } from './text.ts';

/** What becomes of goods that somebody does not want to keep. */
export const returns = ({ name, supportEmail }: KnownOfShop): LegalDraft => ({
  title: 'Returns and refunds',
  description: `How to send something back to ${name}, and when the money comes.`,
  text: [
    h2('How long you have'),
    p(
      'You may change your mind within [number of days, at least as many as the law where you sell gives] days after the goods have arrived, without telling us why. It is enough to write to us within that time.',
    ),
    h2('How to send something back'),
    ul(
      `Write to ${supportEmail} with your order number and what you want to return.`,
      'Pack the goods so that they travel safely, complete, and as you got them. You may try them as you would in a shop, but not use them.',
      'Send them within [number of days] days to [address for returns].',
    ),
    h2('Who pays for it'),
    p(
      'If we sent something wrong or faulty, we pay. If you changed your mind, [say who pays for sending it back, and about how much that is].',
    ),
    h2('What can’t be returned'),
    p('Unless there is something wrong with it:'),
    ul(
      'what was made or changed for you, such as an engraving;',
      'what spoils quickly;',
      'what is sealed for reasons of health or hygiene and was opened;',
      '[anything else that the law where you sell lets you leave out].',
    ),
    h2('When you get your money'),
    p(
      'We refund what you paid for the goods, and [say whether the cost of the first delivery is refunded], within [number of days] days after the goods have come back or you have shown that they are on their way. We use the way by which you paid unless we agree on another.',
    ),
    p(
      'If goods come back worn or damaged by more than it takes to try them, we may refund less, by as much as their value has gone down.',
    ),
    h2('If something is wrong with it'),
    p(
      `Write to ${supportEmail}, with a picture if you can. This is apart from the time above: the rights that the law gives you for faulty goods last longer.`,
    ),
  ],
});
