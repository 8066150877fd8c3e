import { h2, link, p, ul } from './text.ts';
import type { TextPage } from './types.ts';

export const emberPages: readonly TextPage[] = [
  {
    slug: 'about',
    title: 'About us',
    metaDescription: 'A cigar shop with a resting room, a long table and no music.',
    text: [
      p(
        'Ember is a shop of two rooms in Providence. In the front one we sell; in the back one, at sixty-six percent, everything rests until we would smoke it ourselves.',
      ),
      h2('What we carry'),
      p(
        'Six houses we know and two we buy bundles from. All of them roll long filler by hand, and all of them have had us at their tables. We do not carry what we have not finished.',
      ),
      h2('How we describe it'),
      p('Strength in five words, flavor in as few as we can. No points out of a hundred.'),
      p(
        'If you are new here, begin with the ',
        link('/first-five-sampler', 'First Five'),
        '. If you are not, you know where the boxes are.',
      ),
    ],
  },
  {
    slug: 'shipping-returns',
    title: 'Shipping & returns',
    metaDescription: 'How cigars travel, who must sign, and what we take back.',
    text: [
      h2('Shipping'),
      p(
        'Everything leaves within one working day, with a humidity sachet. Standard takes two to five days and is free from $150; below that it is $8.95. Express costs $26.',
      ),
      p(
        'An adult must be there to sign. The carrier asks for a document, and brings the parcel back to us when there is none.',
      ),
      p(
        'We cannot send tobacco to Oregon, Utah or Washington. Accessories go everywhere in the United States.',
      ),
      h2('Lighters'),
      p('The post does not carry fuel. Lighters are tested, emptied and sent dry.'),
      h2('Returns'),
      ul(
        'Unopened boxes, bundles and tins: thirty days.',
        'Singles: tell us what was wrong and we make it right, but keep the cigar.',
        'Humidors and accessories: thirty days, unused.',
        'Engraved things stay with you.',
      ),
    ],
  },
  {
    slug: 'terms-of-service',
    title: 'Terms of service',
    metaDescription: 'The terms on which Ember Cigars sells, to adults only.',
    text: [
      h2('Age'),
      p(
        'We sell to adults of 21 and over. By ordering you say that you are, and the carrier checks again at the door.',
      ),
      h2('Orders and prices'),
      p(
        'Prices are shown to verified customers, in US dollars and without sales tax. An order becomes a contract when we confirm it by email.',
      ),
      h2('Payment'),
      p('By bank transfer before we ship, by invoice, or in cash at the counter.'),
      h2('Health'),
      p(
        'Cigars are not a safe alternative to cigarettes. Tobacco smoke causes cancer and heart disease, and harms people around you.',
      ),
      h2('This shop'),
      p(
        'This is a demonstration: nothing is sold, nothing is sent, and no money is taken. Its brands are made up.',
      ),
    ],
  },
  {
    slug: 'privacy-policy',
    title: 'Privacy policy',
    metaDescription: 'What Ember Cigars knows about you, why, and for how long.',
    text: [
      h2('What we keep'),
      p(
        'Your name, address, email and orders; and that you said you are an adult. Orders are kept for seven years, accounts until you close them.',
      ),
      h2('Who sees it'),
      p('We do, and the carrier sees the label, which does not say what is inside.'),
      h2('Cookies'),
      p(
        'One for your cart, one for your sign-in, one that remembers your answer about your age for thirty days. All are ours; pages load nothing from anybody else.',
      ),
      h2('Your say'),
      p('Write to counter@ember.example to see, correct or delete what we hold.'),
    ],
  },
  {
    slug: 'contact',
    title: 'Contact',
    metaDescription: 'Write, call, or come to the counter in Providence, Rhode Island.',
    text: [
      p('Somebody who smokes what we sell reads every message.'),
      ul(
        'counter@ember.example',
        '(401) 555-0136, Monday to Saturday, eleven to seven',
        '31 Lantern Row, Providence, Rhode Island 02903',
      ),
      p('New accounts are looked at once a day. Until then prices stay hidden, which is not meant unkindly.'),
    ],
  },
];
