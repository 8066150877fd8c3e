import { texts } from '../texts.ts';

export const ageText = texts({
  title: 'Are you of legal age?',
  body: 'You must be 21 or older to visit {shop}. Please confirm your age to continue.',
  confirm: 'I am 21 or older',
  refuse: 'I am under 21',
  refused: 'We are sorry: this shop is only for adults of legal smoking age.',
  leave: 'Leave this shop',
});
