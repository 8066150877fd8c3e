import type { FastifyReply } from 'fastify';

/** A web `Response` whose body has been read. */
export interface WholeResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
}

/** Reads a response to its end: whatever is still made of it is made by then. */
export async function inOnePiece(response: Response): Promise<WholeResponse> {
  const { status, headers } = response;
  return { status, headers, body: Buffer.from(await response.arrayBuffer()) };
}

/** Sends a response; its cookies go beside those set on the reply. */
export function sendWebResponse(reply: FastifyReply, { status, headers, body }: WholeResponse): FastifyReply {
  reply.code(status);
  for (const [name, value] of headers) if (name !== 'set-cookie') reply.header(name, value);
  for (const cookie of headers.getSetCookie()) reply.header('set-cookie', cookie);
  return reply.send(body);
}
