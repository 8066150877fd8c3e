import type { ClassCode } from '../product/class-code.ts';

/** Whether a cart line counts as in stock. STOCK-512, STOCK-513 */
export function isInStockInCart(line: {
  classCode: ClassCode;
  isInStock: boolean;
  salable: number;
}): boolean {
  return (line.classCode === 'grouped' && line.isInStock) || line.salable !== 0;
}
