import { productText } from '@stoa/messages';
import { usePriceText } from '@stoa/ui';
import type { ProductView } from '../data/product-view.ts';

/** Announces to screen readers what choosing a variation has changed. VAR-038 */
export function ChoiceStatus({ view, spoken }: { view: ProductView; spoken: boolean }) {
  const text = usePriceText();
  const { final_price: price, hide_price } = view.prices;
  const shown = price != null && price > 0 && !hide_price;
  const words = [
    view.variationText,
    shown ? productText.priceNow({ price: text(price) }) : '',
    view.stockText,
  ];
  return (
    <p role="status" className="visually-hidden">
      {spoken && words.filter((word) => word !== '').join('. ')}
    </p>
  );
}
