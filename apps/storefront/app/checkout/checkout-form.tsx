import { checkoutText } from '@stoa/messages';
import { TextAreaField, TextField, useShopView } from '@stoa/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { faultyLines } from '../cart/cart-data.ts';
import { refreshCartCount } from '../shell/cart-count.ts';
import { AddressFields } from './address-fields.tsx';
import type { CheckoutState } from './checkout-state.ts';
import { isUndeliverable, PaymentChoice, ShippingChoice } from './choices.tsx';
import { keepForm, useKeptForm } from './kept-form.ts';
import { PlaceOrder } from './place-order.tsx';
import { CheckoutSummary } from './summary.tsx';
import { useCheckout } from './use-checkout.ts';
import { type CheckoutValues, decisiveAddress } from './values.ts';

interface CheckoutFormProps {
  readonly sent: CheckoutState;
  readonly signedIn: boolean;
}

/**
 * Shows the whole checkout on one page, one form. Without scripts a button renews shipping and tax; with them they
 * follow what is entered. OPEN-038
 */
export function CheckoutForm({ sent, signedIn }: CheckoutFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const kept = useKeptForm(form, sent);
  // The fields begin anew with what was kept.
  return <Form key={kept ? 'kept' : 'sent'} form={form} sent={sent} kept={kept} signedIn={signedIn} />;
}

interface FormProps extends CheckoutFormProps {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly kept: CheckoutValues | undefined;
}

function Form({ form, sent, kept, signedIn }: FormProps) {
  const { state, notice, phase, renewed, place, onChange, onBlur } = useCheckout(form, sent, kept);
  const { checkout, values, errors } = state;
  const { openLogin } = useShopView();
  const [billingSame, setBillingSame] = useState(values.billingSame);
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (notice) message.current?.focus();
  }, [notice]);
  const isEmpty = checkout.summary.items.length === 0;
  useEffect(() => {
    if (isEmpty) refreshCartCount();
  }, [isEmpty]);

  return (
    <form
      ref={form}
      method="post"
      action="/checkout"
      className="checkout-grid"
      onSubmit={place}
      onInput={(event) => keepForm(event.currentTarget, checkout.summary._id)}
      onChange={onChange}
      onBlur={onBlur}
    >
      <input type="hidden" name="key" value={values.key} />
      <input
        type="hidden"
        name="expected_total"
        value={checkout.total_known ? checkout.tax_estimate.total_due : ''}
      />
      {/* What is being ordered is not changed any more. */}
      <div className="checkout-steps" inert={phase === 'placing'}>
        {notice && (
          <p ref={message} className="notice notice-danger" role="alert" tabIndex={-1}>
            {notice.text}
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
            <UpdateShipping />
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
              <input
                type="checkbox"
                name="billing_same"
                defaultChecked={values.billingSame}
                onChange={(event) => setBillingSame(event.target.checked)}
              />
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
          {!checkout.shipping_required && <UpdateShipping />}
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
        <CheckoutSummary checkout={checkout} place={placeOf(state)} phase={phase} renewed={renewed} />
        <PlaceOrder
          prevented={checkout.prevented_message ?? undefined}
          undeliverable={isUndeliverable(checkout) ? checkout.shipping_title : undefined}
          faulty={isEmpty || faultyLines(checkout.summary).length > 0}
          placing={phase === 'placing'}
        />
      </div>
    </form>
  );
}

/** What scripts do by themselves. */
function UpdateShipping() {
  return (
    <noscript>
      <button type="submit" name="intent" value="estimate" className="button button-hollow" formNoValidate>
        {checkoutText.updateShipping()}
      </button>
    </noscript>
  );
}

/** Returns the destination of the totals, for display. */
function placeOf({ checkout, values }: CheckoutState): string {
  const { country, state, postcode } = values[decisiveAddress(values)];
  const found = checkout.countries.countries.find(({ code }) => code === country);
  const named = found?.states.find(({ code }) => code === state)?.name ?? state;
  return [postcode, named, found?.name ?? country].filter(Boolean).join(', ');
}
