import type { CheckoutQuery } from '@stoa/contract';
import { cartText, checkoutText } from '@stoa/messages';
import { usePriceText } from '@stoa/ui';

type Checkout = CheckoutQuery['checkout'];

interface ShippingChoiceProps {
  readonly checkout: Checkout;
  readonly chosen: string;
  readonly error: string | undefined;
}

/** The ways this cart can be sent to the address. TAX-509 to TAX-512 */
export function ShippingChoice({ checkout, chosen, error }: ShippingChoiceProps) {
  const text = usePriceText();
  const methods = checkout.shipping_methods;
  if (!checkout.shipping_required) return null;
  const selected = methods.some((method) => method._id === chosen) ? chosen : methods[0]?._id;
  return (
    <fieldset className="choices">
      <legend>{checkoutText.shippingMethod()}</legend>
      {methods.length === 0 && <p className="notice notice-warning">{checkout.shipping_title}</p>}
      {methods.map((method) => (
        <label key={method._id} className="choice">
          <input
            type="radio"
            name="shipping_method"
            value={method._id}
            defaultChecked={method._id === selected}
          />
          <span className="choice-name">{method.title}</span>
          <span>{method.shipping_total > 0 ? text(method.shipping_total) : cartText.free()}</span>
        </label>
      ))}
      {error && <p className="field-error">{error}</p>}
    </fieldset>
  );
}

interface PaymentChoiceProps {
  readonly methods: Checkout['payment_methods'];
  readonly chosen: string;
  readonly error: string | undefined;
}

export function PaymentChoice({ methods, chosen, error }: PaymentChoiceProps) {
  return (
    <fieldset className="choices">
      <legend>{checkoutText.payment()}</legend>
      {methods.map((method, index) => (
        <label key={method.code} className="choice">
          <input
            type="radio"
            name="payment_method"
            value={method.code}
            defaultChecked={chosen === '' ? index === 0 : method.code === chosen}
          />
          <span className="choice-name">{method.title}</span>
        </label>
      ))}
      {error && <p className="field-error">{error}</p>}
    </fieldset>
  );
}
