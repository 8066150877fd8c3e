import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { FastifyReply } from 'fastify';

/** Sends a web `Response` as it comes; its cookies go beside those set on the reply. */
export function sendWebResponse(reply: FastifyReply, response: Response): FastifyReply {
  copyHead(reply, response);
  if (response.body === null) return reply.send();
  return reply.send(Readable.fromWeb(response.body as ReadableStream));
}

/** Sends a web `Response` in one piece, for libraries whose streams are not the platform's. */
export async function sendWholeResponse(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  copyHead(reply, response);
  return reply.send(Buffer.from(await response.arrayBuffer()));
}

function copyHead(reply: FastifyReply, response: Response): void {
  reply.code(response.status);
  for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value);
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
}
