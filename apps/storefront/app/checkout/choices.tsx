import type { CheckoutQuery } from '@stoa/contract';
import { cartText, checkoutText } from '@stoa/messages';
import { usePriceText } from '@stoa/ui';
import { methodDates } from './method-dates.ts';

type Checkout = CheckoutQuery['checkout'];

interface ShippingChoiceProps {
  readonly checkout: Checkout;
  readonly chosen: string;
  readonly error: string | undefined;
}

/** Shows the ways this cart can be sent to the address. TAX-509 to TAX-512 */
export function ShippingChoice({ checkout, chosen, error }: ShippingChoiceProps) {
  const text = usePriceText();
  const methods = checkout.shipping_methods;
  if (!checkout.shipping_required) return null;
  return (
    <fieldset className="choices" id="shipping_method">
      <legend>{checkoutText.shippingMethod()}</legend>
      {methods.length === 0 && <NoMethod checkout={checkout} />}
      {methods.map((method) => (
        <label key={method.method} className="choice">
          <input
            type="radio"
            name="shipping_method"
            value={method.method}
            defaultChecked={method.method === chosen}
          />
          <span className="choice-name">
            {method.title}
            <MethodDates info={method.default_info} />
          </span>
          <span>{method.shipping_total > 0 ? text(method.shipping_total) : cartText.free()}</span>
        </label>
      ))}
      {error && <p className="field-error">{error}</p>}
    </fieldset>
  );
}

function MethodDates({ info }: { readonly info: unknown }) {
  const dates = methodDates(info);
  return dates ? <small className="choice-more">{dates}</small> : null;
}

/** Without an address this is no error; with one, the order can't be shipped there. TAX-510 */
function NoMethod({ checkout }: { readonly checkout: Checkout }) {
  if (!isUndeliverable(checkout)) return <p>{checkoutText.shippingNeedsAddress()}</p>;
  return (
    <div className="notice notice-warning">
      <strong>{checkout.shipping_title}</strong>
      <p>{checkoutText.shippingElsewhere()}</p>
    </div>
  );
}

/** Tells whether nothing of the shop goes to the address that was entered. */
export const isUndeliverable = ({ shipping_required, shipping_methods, shipping_title }: Checkout) =>
  shipping_required && shipping_methods.length === 0 && shipping_title !== '';

interface PaymentChoiceProps {
  readonly methods: Checkout['payment_methods'];
  readonly chosen: string;
  readonly error: string | undefined;
}

export function PaymentChoice({ methods, chosen, error }: PaymentChoiceProps) {
  return (
    <fieldset className="choices" id="payment_method">
      <legend>{checkoutText.payment()}</legend>
      {methods.map((method, index) => (
        <label key={method.code} className="choice">
          <input
            type="radio"
            name="payment_method"
            value={method.code}
            defaultChecked={chosen === '' ? index === 0 : method.code === chosen}
          />
          <span className="choice-name">
            {method.title}
            {method.instructions && <small className="choice-more">{method.instructions}</small>}
          </span>
        </label>
      ))}
      {error && <p className="field-error">{error}</p>}
    </fieldset>
  );
}
