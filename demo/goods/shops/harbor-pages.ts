import { h2, link, p, ul } from './text.ts';
import type { TextPage } from './types.ts';

export const harborPages: readonly TextPage[] = [
  {
    slug: 'about',
    title: 'About us',
    metaDescription: 'A shop on a wharf in Maine that sells things for the house, made by people we know.',
    text: [
      p(
        'Harbor & Home began as a shelf of mugs in a boatyard office. People came for varnish and left with pottery. The varnish is gone; the shelf is now a building.',
      ),
      h2('How we choose'),
      p(
        'We use a thing for a season before we sell it. If it chips, warps, or bores us, it does not come in. What is left is about two hundred things, and we know who made each of them.',
      ),
      h2('Who makes it'),
      p(
        'Most of our makers are fewer than twenty people. We pay on delivery and we order early, which is the most useful thing a shop can do for a workshop.',
      ),
      ul(
        'Saltmere Pottery throws our stoneware forty miles up the coast.',
        'Thornwick Joinery builds the furniture from trees it buys standing.',
        'Aldermill spins, weaves and raises wool under one roof.',
      ),
      h2('Come by'),
      p(
        '12 Wharf Street, Portland, Maine. Open Tuesday to Saturday, ten to six. There is coffee. ',
        link('/contact', 'Or write to us.'),
      ),
    ],
  },
  {
    slug: 'shipping-returns',
    title: 'Shipping & returns',
    metaDescription:
      'Free standard shipping from $99, thirty days to change your mind, and how furniture travels.',
    text: [
      h2('Shipping'),
      p(
        'We pack by hand and hand over within two working days. Standard takes three to six days and is free from $99; below that it is $7.95. Express takes one to two days and costs $24.',
      ),
      p(
        'Furniture comes with two people who carry it to the room you name. The charge stands on each piece’s page and is added to shipping.',
      ),
      p('You can also collect your order at 12 Wharf Street, usually on the next day.'),
      h2('Backorders'),
      p('Some things are made when you order them. The page says so and gives a date; we write if it moves.'),
      h2('Returns'),
      p(
        'Thirty days, unused, in the box it came in. Write to us first and we send a label; it is free when the fault is ours and $8 when it is not.',
      ),
      ul(
        'Engraved, embroidered and stamped things are yours for good unless they are faulty.',
        'Plants cannot travel back. If one arrives unwell, send us a picture.',
        'Gift certificates can be returned within thirty days while nothing of them has been spent.',
      ),
    ],
  },
  {
    slug: 'terms-of-service',
    title: 'Terms of service',
    metaDescription: 'The terms on which Harbor & Home sells.',
    text: [
      h2('Orders'),
      p(
        'An order is an offer from you; it becomes a contract when we confirm it by email. Should we be unable to deliver, we say so and return what you paid.',
      ),
      h2('Prices and tax'),
      p(
        'Prices are in US dollars, without sales tax. Tax is added at checkout in the states where we collect it.',
      ),
      h2('Payment'),
      p(
        'By bank transfer before we ship, by invoice within 14 days of delivery, or in cash at the counter. Goods remain ours until they are paid for.',
      ),
      h2('Warranty'),
      p(
        'Knives, cast iron and joinery carry their makers’ guarantees, which are longer than the law asks. Wear is not a fault; a crack is.',
      ),
      h2('This shop'),
      p('This is a demonstration: nothing is sold, nothing is sent, and no money is taken.'),
    ],
  },
  {
    slug: 'privacy-policy',
    title: 'Privacy policy',
    metaDescription: 'What Harbor & Home knows about you, why, and for how long.',
    text: [
      h2('What we keep'),
      p(
        'Your name, address, email and what you ordered, because we cannot send a parcel without them. We keep orders for seven years, as the tax law asks, and accounts until you close them.',
      ),
      h2('Who sees it'),
      p('We do, and the carrier sees the label. Nothing is sold and nothing is shared for advertising.'),
      h2('Cookies'),
      p(
        'One remembers your cart, one that you are signed in. Both are ours. Pages load nothing from anybody else.',
      ),
      h2('Your say'),
      p('Write to hello@harbor.example to see, correct or delete what we hold.'),
    ],
  },
  {
    slug: 'contact',
    title: 'Contact',
    metaDescription: 'Write, call, or come by 12 Wharf Street, Portland, Maine.',
    text: [
      p('We read everything and answer on working days, most often before noon.'),
      ul(
        'hello@harbor.example',
        '(207) 555-0112, Tuesday to Saturday, ten to six',
        '12 Wharf Street, Portland, Maine 04101',
      ),
      p('Questions about a product are best asked from its page: then we know which one you mean.'),
      p('Trade and hospitality: ask for a wholesale account, and say what you furnish.'),
    ],
  },
];
