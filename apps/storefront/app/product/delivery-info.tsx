import { productText } from '@stoa/messages';
import { Icon, usePriceText } from '@stoa/ui';
import { optionalChunk } from '../lib/optional-chunk.tsx';
import type { ProductData } from './product-data.ts';
import type { ProductView } from './product-view.ts';

// Not every shop estimates.
const DeliveryEstimate = optionalChunk(
  'app/product/delivery-estimate.tsx',
  async () => (await import('./delivery-estimate.tsx')).DeliveryEstimate,
);

interface DeliveryInfoProps {
  readonly product: ProductData;
  readonly view: ProductView;
}

/** How the product comes to the buyer; when, is said of what is there. PDP-019, PDP-020, PRICE-019 */
export function DeliveryInfo({ product, view }: DeliveryInfoProps) {
  const text = usePriceText();
  const fee = product.non_shippable_product ? 0 : product.shipping_fee;
  const estimate = view.stockStatus === 'in-stock' ? product.delivery_estimate : null;
  if (!product.item_delivery_info && fee <= 0 && !estimate) return null;
  return (
    <div className="delivery">
      <Icon name="truck" />
      <div className="delivery-words">
        <h2 className="visually-hidden">{productText.delivery()}</h2>
        {product.item_delivery_info && <p>{product.item_delivery_info}</p>}
        {fee > 0 && <p className="text-muted">{productText.shippingFee({ price: text(fee) })}</p>}
        {estimate && <DeliveryEstimate id={estimate} />}
      </div>
    </div>
  );
}
