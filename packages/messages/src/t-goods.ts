import type { GoodsCode, MessageDescriptor } from '@stoa/domain';
import { goodsTexts } from './en/goods.ts';
import { fill } from './texts.ts';

/** What `t` answers for a product: pages that only show products do not carry the words of forms and orders. */
export function tGoods({ code, params }: Pick<MessageDescriptor<GoodsCode>, 'code' | 'params'>): string {
  return fill(goodsTexts[code], params);
}
