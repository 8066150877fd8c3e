import { mail, readInShop } from '@stoa/database';
import { desc, eq } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import type { ShopContext } from '../kernel/context.ts';

/** Returns the one-time code of a secret, as an authenticator app shows it at this moment. */
export const totpCode = (secret: string, at: Date): string =>
  new TOTP({ secret, algorithm: 'SHA1', digits: 6, period: 30 }).generate({ timestamp: at.getTime() });

/** Returns what was mailed by a shop, to people of the back office as well, the newest first. */
export function mailsOf(system: ShopContext) {
  const { id } = system.shop;
  return readInShop(system, (tx) =>
    tx.select().from(mail).where(eq(mail.shopId, id)).orderBy(desc(mail.createdAt), desc(mail.id)),
  );
}

/** Returns the tokens of the links behind # that were mailed to somebody, the newest first. */
export async function mailedLinks(system: ShopContext, recipient: string, path: string): Promise<string[]> {
  const mails = await mailsOf(system);
  const texts = mails.filter((mail) => mail.recipient === recipient).map(({ text }) => text);
  return texts.flatMap((text) => {
    const link = text.split(`${path}#`)[1];
    return link === undefined ? [] : [link.split(/\s/)[0] ?? ''];
  });
}
