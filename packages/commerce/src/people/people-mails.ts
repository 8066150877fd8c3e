import type { Role } from '@stoa/domain';
import type { Shop } from '../kernel/context.ts';
import { type MailLook, type RenderedMail, renderMail } from '../mail/index.ts';

/** What an invitation says of itself. */
export interface InvitationWords {
  readonly role: Exclude<Role, 'operator'>;
  /** The name of whoever invites; the platform itself has none. */
  readonly inviter: string | undefined;
  readonly href: string;
}

/** Asks somebody to work in a shop. It is the same to whoever works elsewhere already. ADM-003, ADM-004 */
export function invitationMail(
  shop: Shop,
  look: MailLook,
  { role, inviter, href }: InvitationWords,
): RenderedMail {
  const who = inviter === undefined ? 'You are invited' : `${inviter} invites you`;
  return renderMail(shop, look, {
    subject: `Your invitation to work at ${shop.name}`,
    heading: `Work at ${shop.name}`,
    blocks: [
      { kind: 'paragraph', text: `${who} to work in the back office of ${shop.name} as ${roleWords[role]}.` },
      { kind: 'button', label: 'Accept the invitation', href },
      {
        kind: 'paragraph',
        text: 'The link works once, within 7 days. If you do not know what this is about, you can ignore this email: nothing happens without you.',
      },
    ],
  });
}

const roleWords: Readonly<Record<InvitationWords['role'], string>> = {
  owner: 'an owner',
  'catalog-manager': 'a catalog manager',
  'content-editor': 'a content editor',
  'order-manager': 'an order manager',
  support: 'a member of the support',
  'read-only': 'somebody who sees everything and changes nothing',
  seller: 'a seller',
};

/** Returns the mail with the link to a new password for the back office. ADM-005 */
export function staffResetMail(shop: Shop, look: MailLook, href: string): RenderedMail {
  return renderMail(shop, look, {
    subject: 'Reset your password for the back office',
    heading: 'Choose a new password',
    blocks: [
      { kind: 'paragraph', text: 'You asked for a new password for the back office, where you work.' },
      { kind: 'button', label: 'Choose a new password', href },
      {
        kind: 'paragraph',
        text: 'The link works once, within 60 minutes. If you did not ask for it, you can ignore this email: your password stays the same.',
      },
    ],
  });
}
