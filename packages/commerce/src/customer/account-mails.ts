import type { Shop } from '../kernel/context.ts';
import { type MailLook, type RenderedMail, renderMail } from '../mail/index.ts';
import { LINK_SECONDS } from './account-links.ts';

const HOURS = 3600;

/** Returns the mail with the link to a new password. */
export function resetMail(shop: Shop, look: MailLook, token: string): RenderedMail {
  return renderMail(shop, look, {
    subject: `Reset your password at ${shop.name}`,
    heading: 'Choose a new password',
    blocks: [
      { kind: 'paragraph', text: `You asked for a new password for your account at ${shop.name}.` },
      { kind: 'button', label: 'Choose a new password', href: linkTo(shop, '/reset-password', token) },
      {
        kind: 'paragraph',
        text: `The link works once, within ${hours(LINK_SECONDS.reset)}. If you did not ask for it, you can ignore this email: your password stays the same.`,
      },
    ],
  });
}

/** Tells the owner of an account that its password was changed, which may not have been them. */
export function passwordChangedMail(shop: Shop, look: MailLook): RenderedMail {
  return renderMail(shop, look, {
    subject: `Your password at ${shop.name} was changed`,
    heading: 'Your password was changed',
    blocks: [
      {
        kind: 'paragraph',
        text: `The password of your account at ${shop.name} was just changed. You were signed out on all other devices.`,
      },
      {
        kind: 'paragraph',
        text: 'If this was not you, choose a new password right away, and let us know.',
      },
      { kind: 'button', label: 'Choose a new password', href: `${shop.baseUrl}/reset-password` },
    ],
  });
}

/** Asks the owner of a mailbox to confirm that the account may use it. */
export function confirmEmailMail(shop: Shop, look: MailLook, token: string): RenderedMail {
  return renderMail(shop, look, {
    subject: `Confirm your email address at ${shop.name}`,
    heading: 'Confirm your email address',
    blocks: [
      { kind: 'paragraph', text: `This address was entered for an account at ${shop.name}.` },
      { kind: 'button', label: 'Confirm address', href: linkTo(shop, '/verify-email', token) },
      {
        kind: 'paragraph',
        text: `The link works once, within ${hours(LINK_SECONDS.email)}, and asks you to sign in to that account. If this was not you, you can ignore this email.`,
      },
    ],
  });
}

/** Tells the former mailbox of an account that another has taken its place. */
export function emailChangedMail(shop: Shop, look: MailLook): RenderedMail {
  return renderMail(shop, look, {
    subject: `Your email address at ${shop.name} was changed`,
    heading: 'Your email address was changed',
    blocks: [
      {
        kind: 'paragraph',
        text: `Another email address has taken the place of this one for your account at ${shop.name}. You sign in with that one now.`,
      },
      { kind: 'paragraph', text: 'If this was not you, please let us know right away.' },
    ],
  });
}

/** Tells the former mailbox of an account that another is to take its place. */
export function emailChangeMail(shop: Shop, look: MailLook): RenderedMail {
  return renderMail(shop, look, {
    subject: `A new email address for your account at ${shop.name}`,
    heading: 'Your email address is about to change',
    blocks: [
      {
        kind: 'paragraph',
        text: `A new email address was entered for your account at ${shop.name}. It takes the place of this one as soon as it is confirmed.`,
      },
      {
        kind: 'paragraph',
        text: 'If this was not you, choose a new password: this also cancels the change.',
      },
      { kind: 'button', label: 'Choose a new password', href: `${shop.baseUrl}/reset-password` },
    ],
  });
}

/** Returns the address of a page of the shop that does something by the token of a link. */
export function linkTo(shop: Shop, path: string, token: string): string {
  return `${shop.baseUrl}${path}?token=${encodeURIComponent(token)}`;
}

/** Says for how long a link works. */
export function hours(seconds: number): string {
  return seconds === HOURS ? 'one hour' : `${seconds / HOURS} hours`;
}
