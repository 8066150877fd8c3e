import type { DemoPage } from './demo-shop.ts';

/** The pages every demo shop has, in its own name. */
export function commonPages(name: string, email: string): DemoPage[] {
  return [
    {
      slug: 'shipping-returns',
      title: 'Shipping & Returns',
      metaDescription: `How ${name} ships, and what to do when something is not right.`,
      text: `We pack by hand and hand over to the carrier within two working days. Standard delivery takes three to six days, express one to two. Orders from $99 travel free of charge.

If something is not right, write to ${email} within 30 days. Send it back unused and we refund the full price; the label is on us when the fault is ours.

Things made to order and personalised things can only come back if they are damaged.`,
    },
    {
      slug: 'terms-of-service',
      title: 'Terms of Service',
      metaDescription: `The terms under which ${name} sells.`,
      text: `These terms apply to every order placed at ${name}. The contract is made when we confirm your order by email.

Prices are in US dollars. Sales tax is added at checkout for the states in which we collect it. Goods remain ours until they are paid for.

This is a demonstration shop: nothing is sold, nothing is shipped, and no money is taken.`,
    },
    {
      slug: 'privacy-policy',
      title: 'Privacy Policy',
      metaDescription: `What ${name} knows about you, and why.`,
      text: `We keep what we need to send your order: your name, your address, your email and what you bought. We do not sell it and we do not pass it on, except to the carrier.

Two cookies are set, both by ourselves: one remembers your cart, the other that you are signed in. Nothing is loaded from third parties.

Write to ${email} to see, correct or delete what we know.`,
    },
    {
      slug: 'contact',
      title: 'Contact',
      metaDescription: `How to reach ${name}.`,
      text: `We read everything and answer on working days between nine and five.

Write to ${email}, or come by: the workshop is open on Thursdays and Fridays.`,
    },
  ];
}

/** Links to them, for the footer. */
export const serviceLinks = {
  'Shipping & Returns': '/shipping-returns',
  Contact: '/contact',
  'Terms of Service': '/terms-of-service',
  'Privacy Policy': '/privacy-policy',
};
