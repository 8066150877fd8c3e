import { type LoadResult, measureAnswers } from './bare-sockets.ts';
import type { Goods } from './shopping-trip.ts';

export interface CartLoad {
  readonly port: number;
  readonly host: string;
  /** The cookies of those who add, each to a cart of their own. */
  readonly buyers: readonly string[];
  readonly goods: Goods;
  /** How often each of them adds a piece. */
  readonly times: number;
}

/** Adds pieces to several carts at once, over a connection for each. */
export function runCartLoad({ port, host, buyers, goods, times }: CartLoad): Promise<LoadResult> {
  const body = JSON.stringify({ ...goods, qty: 1 });
  const questions = buyers.map((cookie) =>
    [
      'POST /api/cart/add HTTP/1.1',
      `Host: ${host}`,
      'Accept: application/json',
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(body)}`,
      `Cookie: ${cookie}`,
      '',
      body,
    ].join('\r\n'),
  );
  return measureAnswers(port, questions, (answered) => answered < times);
}
