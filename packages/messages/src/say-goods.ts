import type { GoodsCode, Message } from '@stoa/domain';
import { goodsTexts } from './en/goods.ts';
import { fill } from './texts.ts';

/** What `say` says of a product: pages that only show products do not carry the words of forms and orders. */
export function sayGoods({ code, params }: Pick<Message<GoodsCode>, 'code' | 'params'>): string {
  return fill(goodsTexts[code], params);
}
