import { productText } from '@stoa/messages';
import { Icon, usePriceText } from '@stoa/ui';
import type { ProductData } from './product-data.ts';

/** How the product comes to the buyer. PDP-019, PRICE-019 */
export function DeliveryInfo({ product }: { product: ProductData }) {
  const text = usePriceText();
  const fee = product.non_shippable_product ? 0 : product.shipping_fee;
  if (!product.item_delivery_info && fee <= 0) return null;
  return (
    <div className="delivery">
      <Icon name="truck" />
      <div>
        <h2 className="visually-hidden">{productText.delivery()}</h2>
        {product.item_delivery_info && <p>{product.item_delivery_info}</p>}
        {fee > 0 && <p className="text-muted">{productText.shippingFee({ price: text(fee) })}</p>}
      </div>
    </div>
  );
}
