import { TOTP } from 'otpauth';
import type { ShopContext } from '../kernel/context.ts';
import { listMails } from '../mail/index.ts';

/** Returns the one-time code of a secret, as an authenticator app shows it at this moment. */
export const totpCode = (secret: string, at: Date): string =>
  new TOTP({ secret, algorithm: 'SHA1', digits: 6, period: 30 }).generate({ timestamp: at.getTime() });

/** Returns the tokens of the links behind # that were mailed to somebody, the newest first. */
export async function mailedLinks(system: ShopContext, recipient: string, path: string): Promise<string[]> {
  const mails = await listMails(system, { limit: 100 });
  const texts = mails.filter((mail) => mail.recipient === recipient).map(({ text }) => text);
  return texts.flatMap((text) => {
    const link = text.split(`${path}#`)[1];
    return link === undefined ? [] : [link.split(/\s/)[0] ?? ''];
  });
}
