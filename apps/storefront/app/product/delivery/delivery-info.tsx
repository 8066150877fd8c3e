import { productText } from '@stoa/messages';
import { Icon, SmartLink, usePriceText } from '@stoa/ui';
import type { ReactNode } from 'react';
import { optionalChunk } from '../../lib/optional-chunk.tsx';
import type { ProductData } from '../data/product-data.ts';
import type { ProductView } from '../data/product-view.ts';

// Not every shop estimates.
const DeliveryEstimate = optionalChunk(
  'app/product/delivery/delivery-estimate.tsx',
  async () => (await import('./delivery-estimate.tsx')).DeliveryEstimate,
);

interface DeliveryInfoProps {
  readonly product: ProductData;
  readonly view: ProductView;
}

/**
 * What follows a purchase: how and when the product comes, what sending it costs, what becomes of it when it is sent
 * back, and how it is paid. What is not sent has no parcel to promise. PDP-019, PDP-020, PRICE-019, PAY-504
 */
export function DeliveryInfo({ product, view }: DeliveryInfoProps) {
  const { terms } = product;
  const isSent = !product.non_shippable_product && product.class_code !== 'gift_certificate';
  const estimate = isSent && view.stockStatus === 'in-stock' ? product.delivery_estimate : null;
  const costs = isSent && !product.is_price_hidden && <ShippingCosts product={product} />;
  return (
    <div className="promises">
      <h2 className="visually-hidden">{productText.delivery()}</h2>
      {(estimate || costs || product.item_delivery_info) && (
        <Assurance icon={isSent ? 'truck' : 'mail'}>
          {estimate && <DeliveryEstimate id={estimate} />}
          {product.item_delivery_info && <p>{product.item_delivery_info}</p>}
          {costs}
        </Assurance>
      )}
      {terms.returns_text && (
        <Assurance icon="returns">
          <p>
            {terms.returns_text}{' '}
            {terms.returns_url && (
              <SmartLink to={terms.returns_url} className="text-link">
                {productText.returnsMore()}
              </SmartLink>
            )}
          </p>
        </Assurance>
      )}
      {terms.payment_methods.length > 0 && (
        <Assurance icon="card">
          <p>{productText.payBy({ methods: terms.payment_methods.join(', ') })}</p>
        </Assurance>
      )}
    </div>
  );
}

function Assurance({ icon, children }: { icon: 'truck' | 'mail' | 'returns' | 'card'; children: ReactNode }) {
  return (
    <div className="promise">
      <Icon name={icon} size={22} />
      <div className="promise-words">{children}</div>
    </div>
  );
}

/** The shop's own price of a parcel, and what this product adds to it. PRICE-019 */
function ShippingCosts({ product: { terms, shipping_fee: fee } }: Pick<DeliveryInfoProps, 'product'>) {
  const text = usePriceText();
  const { shipping_from: from, free_shipping_from: freeFrom } = terms;
  return (
    <>
      {from != null && (
        <p>
          {freeFrom == null
            ? productText.shippingFrom({ price: text(from) })
            : productText.shippingFreeFrom({ price: text(from), free: text(freeFrom) })}
        </p>
      )}
      {fee > 0 && <p className="text-muted">{productText.shippingFee({ price: text(fee) })}</p>}
    </>
  );
}
