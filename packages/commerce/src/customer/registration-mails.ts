import type { Shop } from '../kernel/context.ts';
import { type MailLook, type RenderedMail, renderMail } from '../mail/index.ts';

/** Returns the mail that asks the owner of the address to confirm it. */
export function verificationMail(shop: Shop, look: MailLook, token: string): RenderedMail {
  const href = `${shop.baseUrl}/verify-email?token=${encodeURIComponent(token)}`;
  return renderMail(shop, look, {
    subject: `Confirm your email address at ${shop.name}`,
    heading: 'Confirm your email address',
    blocks: [
      {
        kind: 'paragraph',
        text: `Thank you for opening an account at ${shop.name}. Please confirm that this address is yours. You may be asked to sign in first, with the password you chose.`,
      },
      { kind: 'button', label: 'Confirm address', href },
      {
        kind: 'paragraph',
        text: 'If this was not you, you can ignore this email: the account stays unconfirmed.',
      },
    ],
  });
}

/** Tells the owner of an account that somebody registered with its address; the page tells them nothing. */
export function knownAccountMail(shop: Shop, look: MailLook): RenderedMail {
  return renderMail(shop, look, {
    subject: `You already have an account at ${shop.name}`,
    heading: 'You already have an account',
    blocks: [
      {
        kind: 'paragraph',
        text: `Someone entered this address for a new account at ${shop.name}. You already have one: sign in as usual, or choose a new password if you have forgotten yours.`,
      },
      { kind: 'button', label: 'Sign in', href: `${shop.baseUrl}/login` },
      { kind: 'button', label: 'Choose a new password', href: `${shop.baseUrl}/reset-password` },
      {
        kind: 'paragraph',
        text: 'If this was not you, you can ignore this email: your account is unchanged.',
      },
    ],
  });
}
