import type { ShopContext } from '../kernel/context.ts';
import { listMails } from '../mail/index.ts';

/** Returns the token of the newest mail to the recipient that links to this path; an empty one where there is none. */
export async function mailedToken(system: ShopContext, recipient: string, path: string): Promise<string> {
  const mails = await listMails(system, { limit: 100 });
  const texts = mails.filter((mail) => mail.recipient === recipient).map(({ text }) => text);
  const found = texts.map((text) => text.split(`${path}?token=`)[1]).find(Boolean);
  return decodeURIComponent(found?.split(/\s/)[0] ?? '');
}
