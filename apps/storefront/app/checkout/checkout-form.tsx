import type { CheckoutQuery } from '@stoa/contract';
import { checkoutText } from '@stoa/messages';
import { TextAreaField, TextField, useShopView } from '@stoa/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Form, useNavigation, useSubmit } from 'react-router';
import { AddressFields } from './address-fields.tsx';
import { PaymentChoice, ShippingChoice } from './choices.tsx';
import { CheckoutSummary } from './summary.tsx';
import type { CheckoutValues } from './values.ts';

export interface CheckoutState {
  readonly checkout: CheckoutQuery['checkout'];
  readonly values: CheckoutValues;
  readonly errors: Readonly<Record<string, string>>;
  readonly message: string | undefined;
}

/** Fields whose change changes shipping, tax or total. */
const DECISIVE = new Set([
  'shipping.country',
  'shipping.state',
  'shipping.postcode',
  'shipping_method',
  'billing_same',
]);

/**
 * The whole checkout on one page, one form. Without scripts a button renews shipping and tax; with them they
 * follow what is entered. OPEN-038
 */
export function CheckoutForm({ state, signedIn }: { state: CheckoutState; signedIn: boolean }) {
  const { checkout, values, errors, message } = state;
  const submit = useSubmit();
  const { openLogin } = useShopView();
  const placing = useNavigation().formData?.get('intent') === 'place';
  const [billingSame, setBillingSame] = useState(values.billingSame);
  const notice = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (message !== undefined) notice.current?.focus();
  }, [message]);

  const renew = (event: FormEvent<HTMLFormElement>) => {
    const { target, currentTarget } = event;
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
    if (target.name === 'billing_same' && target instanceof HTMLInputElement) setBillingSame(target.checked);
    if (!DECISIVE.has(target.name)) return;
    const form = new FormData(currentTarget);
    form.set('intent', 'estimate');
    submit(form, { method: 'post', replace: true, preventScrollReset: true });
  };

  return (
    <Form method="post" replace className="checkout-grid" onChange={renew} noValidate={false}>
      <input type="hidden" name="key" value={values.key} />
      <input type="hidden" name="expected_total" value={checkout.tax_estimate.total_due} />
      <div className="checkout-steps">
        {message !== undefined && (
          <p ref={notice} className="notice notice-danger" role="alert" tabIndex={-1}>
            {message}
          </p>
        )}
        <section aria-labelledby="checkout-contact">
          <div className="checkout-step-head">
            <h2 id="checkout-contact">{checkoutText.contact()}</h2>
            {!signedIn && (
              <p>
                {checkoutText.haveAccount()}{' '}
                <a
                  href="/login?return=/checkout"
                  className="text-link"
                  onClick={(event) => {
                    event.preventDefault();
                    openLogin();
                  }}
                >
                  {checkoutText.signIn()}
                </a>
              </p>
            )}
          </div>
          <TextField
            label={checkoutText.email()}
            name="email"
            type="email"
            autoComplete="email"
            defaultValue={values.email}
            help={checkoutText.emailHelp()}
            error={errors.email}
            maxLength={255}
            required
          />
        </section>
        {checkout.shipping_required && (
          <section aria-labelledby="checkout-shipping">
            <h2 id="checkout-shipping">{checkoutText.shippingAddress()}</h2>
            <AddressFields
              prefix="shipping"
              values={values.shipping}
              countries={checkout.countries}
              errors={errors}
            />
            <noscript>
              <button
                type="submit"
                name="intent"
                value="estimate"
                className="button button-hollow"
                formNoValidate
              >
                {checkoutText.updateShipping()}
              </button>
            </noscript>
          </section>
        )}
        <ShippingChoice checkout={checkout} chosen={values.shippingMethod} error={errors.shipping_method} />
        <PaymentChoice
          methods={checkout.payment_methods}
          chosen={values.paymentMethod}
          error={errors.payment_method}
        />
        <section aria-labelledby="checkout-billing">
          <h2 id="checkout-billing">{checkoutText.billingAddress()}</h2>
          {checkout.shipping_required && (
            <label className="choice">
              <input type="checkbox" name="billing_same" defaultChecked={values.billingSame} />
              <span className="choice-name">{checkoutText.billingSame()}</span>
            </label>
          )}
          {(!billingSame || !checkout.shipping_required) && (
            <AddressFields
              prefix="billing"
              values={values.billing}
              countries={checkout.countries}
              errors={errors}
            />
          )}
        </section>
        <TextAreaField
          label={checkoutText.note()}
          name="note"
          defaultValue={values.note}
          maxLength={2000}
          error={errors.note}
        />
      </div>
      <div className="checkout-side">
        <CheckoutSummary checkout={checkout} />
        {checkout.prevented_message && <p className="notice notice-warning">{checkout.prevented_message}</p>}
        <button
          type="submit"
          name="intent"
          value="place"
          className="button button-solid button-wide"
          disabled={placing || Boolean(checkout.prevented_message)}
        >
          {placing ? checkoutText.placing() : checkoutText.placeOrder()}
        </button>
        <Agreement />
      </div>
    </Form>
  );
}

function Agreement() {
  const [before = '', between = '', after = ''] = checkoutText.agree({ terms: '|', privacy: '|' }).split('|');
  return (
    <p className="checkout-agree">
      {before}
      <a href="/terms-of-service" className="text-link">
        {checkoutText.terms()}
      </a>
      {between}
      <a href="/privacy-policy" className="text-link">
        {checkoutText.privacy()}
      </a>
      {after}
    </p>
  );
}
