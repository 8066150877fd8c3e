import type { Shop } from '../kernel/context.ts';
import { type RenderedMail, renderMail } from '../mail/index.ts';
import type { ShopTheme } from '../shop/index.ts';

/** Returns the mail that asks the owner of the address to confirm it. */
export function verificationMail(shop: Shop, theme: ShopTheme, token: string): RenderedMail {
  const href = `${shop.baseUrl}/verify-email?token=${encodeURIComponent(token)}`;
  return renderMail(shop, theme, {
    subject: `Confirm your e-mail address at ${shop.name}`,
    heading: 'Confirm your e-mail address',
    blocks: [
      { kind: 'paragraph', text: `Somebody opened an account at ${shop.name} with this address.` },
      { kind: 'button', label: 'Confirm address', href },
      { kind: 'paragraph', text: 'If it was not you, do nothing: the account stays unconfirmed.' },
    ],
  });
}

/** Tells the owner of an account that somebody registered with its address; the page tells them nothing. */
export function knownAccountMail(shop: Shop, theme: ShopTheme): RenderedMail {
  return renderMail(shop, theme, {
    subject: `You already have an account at ${shop.name}`,
    heading: 'You already have an account',
    blocks: [
      {
        kind: 'paragraph',
        text: `Somebody tried to open an account at ${shop.name} with this address, which has one already.`,
      },
      { kind: 'button', label: 'Sign in', href: `${shop.baseUrl}/login` },
      { kind: 'paragraph', text: 'If it was not you, there is nothing to do. Your account is unchanged.' },
    ],
  });
}
