import type { LegalPage, ToDoItem } from '@stoa/domain';
import { texts } from '../../texts.ts';

/** What a shop still needs before it can sell. */
export const adminToDoText = texts({
  title: 'Still to do',
  help: 'What a shop needs before it sells. Each entry ticks itself off.',
  ready: 'Ready to sell',
  readyHelp: 'Everything that a shop needs is there.',
  progress: '{done} of {n} done',
  list: 'What a shop needs',
  isDone: 'Done:',
  isOpen: 'To do:',
  lacking: 'Still missing: {names}',
  toProducts: 'Go to Products',
});

/** What each entry is called. */
export const toDoText = texts({
  products: 'Something to sell',
  payment: 'A way to pay',
  shipping: 'A way to deliver',
  contact: 'How shoppers reach you',
  legal: 'Terms, privacy and the other legal pages',
  home: 'A home page of your own',
  mail: 'Mail to your customers',
  open: 'Open to visitors',
} satisfies Record<ToDoItem, string>);

/** What each entry is for, and how it is done today; what is typed into a terminal stands between backticks. */
export const toDoHelpText = texts({
  products:
    'Shoppers need a product that they can see. Add it under Products and make it visible; whoever runs the server brings many in from a file, with `npm run catalog`.',
  payment:
    'Buyers must be told how to pay, such as where a transfer goes. The settings of the shop say it; they have no screen here yet.',
  shipping:
    'Each country that you sell to needs a way of delivery. The settings of the shop say it; they have no screen here yet.',
  contact:
    'Your e-mail address is in the footer. A telephone number or a postal address beside it makes a shop trusted; neither has a screen here yet.',
  legal:
    'The checkout leads to your terms and your privacy policy. A new shop has drafts: fill in what stands in square brackets, and publish them. Pages have no screen here yet.',
  home: 'The one that came with the shop only greets. Say in your own words and pictures what you sell. Pages have no screen here yet.',
  mail: 'Confirmations of orders and links to new passwords wait until mail can leave. Whoever runs the server sets `SMTP_URL` and starts it anew.',
  open: 'Visitors are told that the shop is closed. Whoever runs the server opens one that was suspended, with `npm run shop`; the switch of the shop itself has no screen here yet.',
} satisfies Record<ToDoItem, string>);

/** The legal pages that a shop is made with. */
export const legalPageText = texts({
  'terms-of-service': 'Terms of service',
  'privacy-policy': 'Privacy policy',
  returns: 'Returns and refunds',
  shipping: 'Shipping',
  'legal-notice': 'Legal notice',
} satisfies Record<LegalPage, string>);
