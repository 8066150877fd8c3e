import { checkoutText } from '@stoa/messages';
import { TextAreaField, TextField, usePriceText, useShopView } from '@stoa/ui';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { AddressFields } from '../address/address-fields.tsx';
import { refreshCartCount } from '../cart/cart-count.ts';
import { faultyLines } from '../cart/cart-data.ts';
import { faultsAt } from './checkout-faults.ts';
import { CheckoutNotice } from './checkout-notice.tsx';
import type { CheckoutState } from './checkout-state.ts';
import { isUndeliverable, PaymentChoice, ShippingChoice } from './choices.tsx';
import { keepForm, useKeptForm } from './kept-form.ts';
import { PlaceOrder } from './place-order.tsx';
import { CheckoutSummary } from './summary.tsx';
import { useCheckout } from './use-checkout.ts';
import { useFaults } from './use-faults.ts';
import { type CheckoutValues, decisiveAddress, readValues } from './values.ts';

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
  const { checkout, values } = state;
  const checks = useFaults(form, state);
  const { faults, listed } = checks;
  const { openLogin } = useShopView();
  const priceText = usePriceText();
  const [billingSame, setBillingSame] = useState(values.billingSame);
  const [billing, setBilling] = useState(values.billing);
  const message = useRef<HTMLDivElement>(null);
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (notice || attempts > 0) message.current?.focus();
  }, [notice, attempts]);
  const isEmpty = checkout.summary.items.length === 0;
  useEffect(() => {
    if (isEmpty) refreshCartCount();
  }, [isEmpty]);
  const said = notice?.text ?? (listed.length > 0 ? checkoutText.fixErrors() : undefined);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (checks.check()) return place(event);
    event.preventDefault();
    setAttempts(attempts + 1);
  };
  /** What was typed is there again when the box is unticked again. */
  const chooseBilling = (isSame: boolean) => {
    if (form.current) {
      const now = readValues(new FormData(form.current));
      const isBlank = billing.street === '' && billing.first_name === '';
      if (isSame) setBilling(now.billing);
      else if (isBlank) setBilling({ ...billing, country: now.shipping.country });
    }
    setBillingSame(isSame);
  };

  return (
    <form
      ref={form}
      method="post"
      action="/checkout"
      className="checkout-grid"
      // The checks are ours: their words stay on the page, and lead to every field at once.
      noValidate
      onSubmit={onSubmit}
      onInput={(event) => {
        keepForm(event.currentTarget, checkout.summary.cart_id);
        checks.onInput(event);
      }}
      onChange={onChange}
      onBlur={(event) => {
        checks.onBlur(event);
        onBlur();
      }}
    >
      <input type="hidden" name="key" value={values.key} />
      <input
        type="hidden"
        name="expected_total"
        value={checkout.total_known ? checkout.tax_estimate.total_due : ''}
      />
      <CheckoutSummary checkout={checkout} place={placeOf(state)} phase={phase} renewed={renewed} />
      {/* What is being ordered is not changed any more. */}
      <div className="checkout-steps" inert={phase === 'placing'}>
        {said && <CheckoutNotice text={said} faults={listed} target={message} />}
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
            error={faults.email}
            quiet={listed.length > 0}
            id="email"
            maxLength={255}
            required
          />
        </section>
        {checkout.shipping_required && (
          <section aria-labelledby="checkout-shipping">
            <h2 id="checkout-shipping">{checkoutText.shippingAddress()}</h2>
            <AddressFields
              // Whoever signs in meanwhile has an address already.
              key={sent.values.shipping.street}
              prefix="shipping"
              group="shipping"
              values={values.shipping}
              countries={checkout.countries}
              errors={faultsAt('shipping', faults)}
              quiet={listed.length > 0}
            />
            <UpdateShipping />
          </section>
        )}
        <ShippingChoice checkout={checkout} chosen={values.shippingMethod} error={faults.shipping_method} />
        <PaymentChoice
          methods={checkout.payment_methods}
          chosen={values.paymentMethod}
          error={faults.payment_method}
        />
        <section aria-labelledby="checkout-billing">
          <h2 id="checkout-billing">{checkoutText.billingAddress()}</h2>
          {checkout.shipping_required && (
            <label className="choice">
              <input
                type="checkbox"
                name="billing_same"
                defaultChecked={values.billingSame}
                onChange={(event) => chooseBilling(event.target.checked)}
              />
              <span className="choice-name">{checkoutText.billingSame()}</span>
            </label>
          )}
          {(!billingSame || !checkout.shipping_required) && (
            <AddressFields
              prefix="billing"
              group="billing"
              values={billing}
              countries={checkout.countries}
              errors={faultsAt('billing', faults)}
              quiet={listed.length > 0}
            />
          )}
          {!checkout.shipping_required && <UpdateShipping />}
        </section>
        <TextAreaField
          label={checkoutText.note()}
          name="note"
          defaultValue={values.note}
          maxLength={2000}
          error={faults.note}
          id="note"
        />
      </div>
      <div className="checkout-place-order">
        <PlaceOrder
          prevented={checkout.prevented_message ?? undefined}
          undeliverable={isUndeliverable(checkout) ? checkout.shipping_title : undefined}
          faulty={isEmpty || faultyLines(checkout.summary).length > 0}
          placing={phase === 'placing'}
          total={
            checkout.total_known && phase === 'resting'
              ? priceText(checkout.tax_estimate.total_due)
              : undefined
          }
        />
      </div>
    </form>
  );
}

/** What scripts do by themselves. */
function UpdateShipping() {
  return (
    <noscript>
      <button type="submit" name="intent" value="estimate" className="button button-hollow">
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
