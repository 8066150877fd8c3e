import type { Client } from './client.ts';
import type { Reply } from './http.ts';
import { until } from './until.ts';

const html = { accept: 'text/html' };

/**
 * Asks for all until every one is told the page at hand: an address seen once is not kept, and one that has aged or
 * whose goods have changed meanwhile is made anew.
 */
export async function keptForAll(clients: readonly Client[], path: string): Promise<readonly Reply[]> {
  return until(`${path} to be at hand`, async () => {
    const replies: Reply[] = [];
    for (const client of clients) replies.push(await client.get(path, html));
    return replies.every((reply) => reply.headers['x-cache'] === 'hit') ? replies : undefined;
  });
}

export async function keptFor(client: Client, path: string): Promise<Reply> {
  const [reply] = await keptForAll([client], path);
  if (reply === undefined) throw new Error('one reply for one client');
  return reply;
}

/**
 * Returns the page at `path` made for the client alone: an address that begins with a host is looked for in no cache.
 * Its scripts are marked by a nonce, which is left out here.
 */
export async function madeFor(client: Client, path: string): Promise<Reply> {
  const reply = await client.get(`http://${client.host}${path}`, html);
  if (reply.headers['x-cache'] !== 'bypass') throw new Error(`${path} was not made for one visitor`);
  return { ...reply, text: reply.text.replaceAll(/ nonce="[\w-]+"/g, '') };
}
