import type { PersonalizationOption } from '@stoa/domain';

/** Who gets a gift certificate, from whom, and what it says. CART-528 */
export const certificateFields: readonly PersonalizationOption[] = [
  {
    code: 'recipient_name',
    label: 'Recipient’s name',
    type: 'text',
    required: true,
    displayed: true,
    characterLimit: 60,
  },
  {
    code: 'recipient_email',
    label: 'Recipient’s email',
    type: 'email',
    required: true,
    displayed: true,
    characterLimit: 120,
  },
  {
    code: 'from_name',
    label: 'Your name',
    type: 'text',
    required: true,
    displayed: true,
    characterLimit: 60,
  },
  {
    code: 'message',
    label: 'Message',
    type: 'textarea',
    required: false,
    displayed: true,
    characterLimit: 300,
  },
];
