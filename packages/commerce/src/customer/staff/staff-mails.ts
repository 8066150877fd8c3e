import type { AccountStatus } from '@stoa/domain';
import type { Shop } from '../../kernel/context.ts';
import { type MailLook, type RenderedMail, renderMail } from '../../mail/index.ts';
import { LINK_SECONDS } from '../account-links.ts';
import { hours, linkTo } from '../account-mails.ts';

/** Tells a customer that the shop approved or restricted their account. ADM-302 */
export function statusMail(
  shop: Shop,
  look: MailLook,
  status: Exclude<AccountStatus, 'pending'>,
): RenderedMail {
  return status === 'verified' ? approvedMail(shop, look) : restrictedMail(shop, look);
}

function approvedMail(shop: Shop, look: MailLook): RenderedMail {
  return renderMail(shop, look, {
    subject: `Your account at ${shop.name} is approved`,
    heading: 'Welcome, your account is approved',
    blocks: [
      {
        kind: 'paragraph',
        text: `Good news: we approved your account at ${shop.name}. Everything that is for our customers is open to you now. We look forward to your orders.`,
      },
      { kind: 'button', label: 'Visit the shop', href: shop.baseUrl },
    ],
  });
}

function restrictedMail(shop: Shop, look: MailLook): RenderedMail {
  return renderMail(shop, look, {
    subject: `Your account at ${shop.name} is restricted`,
    heading: 'Your account is restricted',
    blocks: [
      {
        kind: 'paragraph',
        text: `We restricted your account at ${shop.name} for now. You can still sign in and see your orders.`,
      },
      {
        kind: 'paragraph',
        text: 'If you think that this is a mistake, please write to us. We are glad to look at it again.',
      },
    ],
  });
}

/** Returns the mail with the link to a password that staff sent. It is true of who has one already, and of who has none. */
export function passwordLinkMail(shop: Shop, look: MailLook, token: string): RenderedMail {
  return renderMail(shop, look, {
    subject: `Choose a password at ${shop.name}`,
    heading: 'Choose a password',
    blocks: [
      {
        kind: 'paragraph',
        text: `A link to choose a password was requested for you by ${shop.name}. With it you can sign in to your account.`,
      },
      { kind: 'button', label: 'Choose a password', href: linkTo(shop, '/reset-password', token) },
      {
        kind: 'paragraph',
        text: `The link works once, within ${hours(LINK_SECONDS.reset)}. If you do not need it, you can ignore this email: your account stays as it is.`,
      },
    ],
  });
}

/** Asks the owner of a mailbox to confirm that it is theirs: of an account into which nobody can sign in yet. */
export function firstPasswordMail(shop: Shop, look: MailLook, token: string): RenderedMail {
  return renderMail(shop, look, {
    subject: `Confirm your email address at ${shop.name}`,
    heading: 'Confirm your email address',
    blocks: [
      {
        kind: 'paragraph',
        text: `${shop.name} entered this address for your account. To confirm that it is yours, please choose a password: you sign in with both from then on.`,
      },
      { kind: 'button', label: 'Choose a password', href: linkTo(shop, '/reset-password', token) },
      {
        kind: 'paragraph',
        text: `The link works once, within ${hours(LINK_SECONDS.email)}. If you do not know what this is about, you can ignore this email.`,
      },
    ],
  });
}

/** Tells the former mailbox of an account that the shop entered another in its place. ADM-305 */
export function emailAskedMail(shop: Shop, look: MailLook): RenderedMail {
  return renderMail(shop, look, {
    subject: `A new email address for your account at ${shop.name}`,
    heading: 'Your email address is about to change',
    blocks: [
      {
        kind: 'paragraph',
        text: `We entered a new email address for your account at ${shop.name}. It takes the place of this one as soon as it is confirmed.`,
      },
      {
        kind: 'paragraph',
        text: 'If you did not ask us for it, please let us know, and choose a new password: this also cancels the change.',
      },
      { kind: 'button', label: 'Choose a new password', href: `${shop.baseUrl}/reset-password` },
    ],
  });
}
