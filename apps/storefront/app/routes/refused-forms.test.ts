import { type ContractClient, ContractError } from '@stoa/contract';
import { type ErrorCode, errorCatalogue } from '@stoa/domain';
import { tError } from '@stoa/messages';
import { describe, expect, it, vi } from 'vitest';
import { changeCart } from '../cart/cart-action.server.ts';
import { cart } from '../cart/testing.ts';
import { checkoutAnswer, checkoutData } from '../checkout/testing.ts';
import { orderAgain } from '../order/reorder.server.ts';
import { asked } from '../testing/asked.ts';
import * as addressBook from './account-address-book.tsx';
import * as loginMethod from './account-login-method.tsx';
import * as settings from './account-settings.tsx';
import * as checkout from './checkout.tsx';
import * as login from './login.tsx';
import * as tracking from './order-tracking.tsx';
import * as register from './register.tsx';
import * as reset from './reset-password.tsx';

type Fields = Readonly<Record<string, string>>;
type Execute = ContractClient['execute'];
type Action = (call: ReturnType<typeof asked>) => Promise<unknown>;

/** A form of the shop, filled in so that the server is asked. */
interface Form {
  readonly path: string;
  readonly fields: Fields;
  readonly send: Action;
  /** The fields in which the form marks faults, as the contract names them. */
  readonly marks: readonly string[];
}

// The actions take what the tests give them: they read the request and the context alone.
const of = ({ action }: { readonly action: unknown }) => action as Action;

/** The cart's forms are answered with a notice, without an envelope. */
const ofCart: Action = async ({ context, request }) => {
  const { requestContext } = await import('../request.ts');
  return changeCart(context.get(requestContext).client, await request.formData());
};

const again: Action = async ({ context, request }) =>
  orderAgain(context, { id: 'order', form: await request.formData() });

const password = 'correct horse';
const email = 'ada@example.com';
const ada = { first_name: 'Ada', last_name: 'Lovelace', nick_name: 'ada', email };

const forms: Readonly<Record<string, Form>> = {
  checkout: {
    path: '/checkout',
    fields: { intent: 'place', email, expected_total: '10', billing_same: 'on', 'shipping.country': 'US' },
    send: of(checkout),
    marks: ['email', 'shipping_address.city', 'payment_method', 'note'],
  },
  login: { path: '/login', fields: { email, password }, send: of(login), marks: [] },
  register: {
    path: '/register',
    fields: { ...ada, password },
    send: of(register),
    marks: ['first_name', 'last_name', 'email', 'password'],
  },
  'an address': {
    path: '/account/address-book',
    fields: { intent: 'save', 'address.city': 'New York' },
    send: of(addressBook),
    marks: ['address.city', 'address.state'],
  },
  'the removal of an address': {
    path: '/account/address-book',
    fields: { intent: 'remove', id: 'one' },
    send: of(addressBook),
    marks: [],
  },
  'a default address': {
    path: '/account/address-book',
    fields: { intent: 'default', id: 'one' },
    send: of(addressBook),
    marks: [],
  },
  password: {
    path: '/account/login-method',
    fields: { current_password: password, new_password: password },
    send: of(loginMethod),
    marks: ['current_password', 'new_password'],
  },
  'a link to a new password': {
    path: '/reset-password',
    fields: { email },
    send: of(reset),
    marks: ['email'],
  },
  'a new password': {
    path: '/reset-password?token=t',
    fields: { token: 't', password },
    send: of(reset),
    marks: ['password'],
  },
  'track order': {
    path: '/order/tracking',
    fields: { increment_id: '100001', email },
    send: of(tracking),
    marks: ['increment_id', 'email'],
  },
  settings: { path: '/account/settings', fields: ada, send: of(settings), marks: Object.keys(ada) },
  'a confirmation': {
    path: '/account/settings',
    fields: { intent: 'confirm', email },
    send: of(settings),
    marks: [],
  },
  'cart quantity': {
    path: '/checkout/cart',
    fields: { intent: 'update', 'qty[one]': '2' },
    send: ofCart,
    marks: [],
  },
  'add to cart': {
    path: '/checkout/cart',
    fields: { intent: 'add', product: 'mug', qty: '1' },
    send: ofCart,
    marks: [],
  },
  'a line taken out': {
    path: '/checkout/cart',
    fields: { remove: cart().items[0]?.item_id ?? '' },
    send: ofCart,
    marks: [],
  },
  reorder: { path: '/account/order', fields: { key: 'k' }, send: again, marks: [] },
};

const mutation = /^\s*mutation (\w+)/;

/** What reads beside the form are answered. */
const reads = { ...checkoutAnswer({ checkout: checkoutData() }), getCartSummary: cart() };

/** Answers mutations in this way, and what is read beside them as usual. */
const answering = (how: (field: string) => unknown): Execute =>
  vi.fn().mockImplementation(async (document: unknown) => {
    const name = mutation.exec(String(document))?.[1];
    if (name === undefined) return reads;
    const field = name.charAt(0).toLowerCase() + name.slice(1);
    return { [field]: await how(field) };
  });

/** Everything that the answer to a form says, beside fields and above them. */
async function said(form: Form, execute: Execute) {
  const answer = Object(await form.send(asked(execute, form.path, form.fields)));
  const { errors = {}, message, text, title } = Object(answer.data ?? answer);
  return { errors: Object(errors) as Fields, notice: String(message ?? text ?? title ?? '') };
}

const fault = (field: string, code = 'field.characters') => ({
  field,
  code,
  message: `What ${field} is refused for.`,
});

const refusing = (field_errors: readonly ReturnType<typeof fault>[], message = 'The first of them.') =>
  answering(() => ({
    ...{ success: false, status: 'danger', code: 'BAD_USER_INPUT', message, field_errors },
    ...{ items: [], itemErrors: [], order: null, guest_token: null, fresh_total: null, summary: null },
  }));

describe.each(Object.entries(forms))('the form of %s', (name, form) => {
  const codes = Object.keys(errorCatalogue) as ErrorCode[];

  it.each(codes)('says why, where everybody looks: %s', async (code) => {
    const { status, retryable } = errorCatalogue[code];
    const error = new ContractError({ code, status, retryable });
    const { errors, notice } = await said(
      form,
      answering(() => Promise.reject(error)),
    );
    expect([errors, notice]).toEqual([
      {},
      name === 'cart quantity' && code === 'not-found' ? expect.any(String) : tError(code),
    ]);
    expect(notice).not.toBe('');
  });

  it('says of a field that it does not show what is wrong with it', async () => {
    const unseen = [fault('a_field_of_nobody'), fault('seller-guid')];
    const { errors, notice } = await said(form, refusing(unseen, unseen[0]?.message));
    expect(errors).toEqual({});
    expect(notice).toContain(unseen[0]?.message);
    expect(notice).not.toContain('marked');
  });

  it('says so, too, of an error about a field that it does not show', async () => {
    const unseen = fault('a_field_of_nobody');
    const details = { status: 400, retryable: false, field: unseen.field, fieldErrors: [unseen] };
    const error = new ContractError({ code: 'invalid-input', ...details });
    const { notice } = await said(
      form,
      answering(() => Promise.reject(error)),
    );
    expect(notice).toContain(unseen.message);
  });

  it('marks the fields that it shows, and says all else above them', async () => {
    const seen = form.marks.map((field) => fault(field));
    const unseen = fault('a_field_of_nobody');
    const { errors, notice } = await said(form, refusing([...seen, unseen], unseen.message));
    expect(Object.keys(errors)).toHaveLength(form.marks.length);
    expect(notice).toContain(unseen.message);
  });
});

it.each([
  ['settings', 'first_name', 'Ada'],
  ['an address', 'city', 'New York'],
] as const)('the form of %s brings back what was typed when the server fails', async (name, field, typed) => {
  const form = forms[name];
  if (!form) throw new Error('there is such a form');
  const error = new ContractError({ code: 'unavailable', status: 503, retryable: true });
  const execute = answering(() => Promise.reject(error));
  const answer = Object(await form.send(asked(execute, form.path, form.fields)));
  expect(Object(answer.data ?? answer).values).toMatchObject({ [field]: typed });
});

it('a billing address that is the other one is not marked: what is wrong with it is said above the form', async () => {
  const unseen = fault('billing_address.city');
  const { checkout: form } = forms;
  if (!form) throw new Error('there is a checkout');
  expect(await said(form, refusing([unseen]))).toEqual({ errors: {}, notice: unseen.message });
});

it('a total that has changed is said with the new one, and no field is marked [CHK-010]', async () => {
  const changed = answering(() => ({
    ...{
      success: false,
      code: 'PRICE_CHANGED',
      message: 'A price has changed.',
      fresh_total: 12.5,
      order: null,
    },
    field_errors: [fault('expected_total', 'PRICE_CHANGED')],
  }));
  const { checkout: form } = forms;
  if (!form) throw new Error('there is a checkout');
  expect(await said(form, changed)).toEqual({
    errors: {},
    notice: 'The total has changed from $10.00 to $12.50. Please check it and place the order again.',
  });
  const unseen = { ...form, fields: { ...form.fields, expected_total: '' } };
  expect((await said(unseen, changed)).notice).toContain('The total is $12.50.');
});
