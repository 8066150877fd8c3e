import {
  AddressBookDocument,
  ContractError,
  RemoveAddressDocument,
  SaveAddressDocument,
  SetDefaultAddressDocument,
} from '@stoa/contract';
import { accountText } from '@stoa/messages';
import { data, type RouterContextProvider, redirect } from 'react-router';
import { AddressForm } from '../account/address-form.tsx';
import { AddressList } from '../account/address-list.tsx';
import { answerForm, type FormAnswer, keepForm } from '../account/form-answer.ts';
import { FormNotice } from '../account/form-notice.tsx';
import { type AddressValues, addressFields } from '../address/address-values.ts';
import { addressInput, emptyAddress } from '../checkout/values.ts';
import { contractOf, failPage } from '../lib/contract.ts';
import { formFaults, type Refused } from '../lib/form-faults.server.ts';
import { notFound } from '../lib/not-found.server.ts';
import type { Route } from './+types/account-address-book';

const PAGE = '/account/address-book';

/** What was done, told on the page that follows. */
const notices = new Map([
  ['saved', accountText.addressSaved],
  ['removed', accountText.addressRemoved],
  ['default', accountText.defaultSaved],
]);

export const meta: Route.MetaFunction = () => [
  { title: accountText.addressBook() },
  { name: 'robots', content: 'noindex' },
];

/** Shows the addresses, or with `edit` the form of one of them, with `new` an empty one. ROUTE-014 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { me, countries } = await contractOf(context).execute(AddressBookDocument).catch(failPage);
  if (!me) return notFound(context);
  const query = url.searchParams;
  const edited = me.addresses.find(({ _id }) => _id === query.get('edit'));
  const [first] = countries.countries;
  const names = { first_name: me.first_name, last_name: me.last_name };
  const values: AddressValues = edited?.address ?? { ...emptyAddress, ...names, country: first?.code ?? '' };
  return {
    addresses: me.addresses,
    countries,
    form: edited || query.has('new') ? { id: edited?._id ?? '', values } : undefined,
    isDefault: edited?.is_default ?? false,
    notice: notices.get(query.get('done') ?? '')?.(),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const id = String(form.get('id') ?? '');
  const client = contractOf(context);
  try {
    switch (form.get('intent')) {
      case 'remove': {
        const { removeAddress: reply } = await client.execute(RemoveAddressDocument, { id });
        return told(reply, 'removed');
      }
      case 'default': {
        const { setDefaultAddress: reply } = await client.execute(SetDefaultAddressDocument, { id });
        return told(reply, 'default');
      }
      default:
        return await save(context, form, id);
    }
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    const isForm = !['remove', 'default'].includes(String(form.get('intent')));
    return answerForm({
      done: false,
      ...(isForm ? { values: sentValues(form), ...addressFaults(error) } : formFaults(error, { fields: [] })),
    });
  }
}

function told(reply: Refused & { readonly success: boolean }, done: string) {
  return reply.success
    ? redirect(`${PAGE}?done=${done}`)
    : answerForm({ done: false, ...formFaults(reply, { fields: [] }) });
}

function sentValues(form: FormData): AddressValues {
  const entries = addressFields.map((name) => [name, String(form.get(`address.${name}`) ?? '')] as const);
  return { ...emptyAddress, ...Object.fromEntries(entries) };
}

async function save(context: Readonly<RouterContextProvider>, form: FormData, id: string) {
  const values = sentValues(form);
  const { saveAddress: reply } = await contractOf(context).execute(SaveAddressDocument, {
    input: {
      ...(id && { _id: id }),
      address: addressInput(values),
      is_default: form.get('is_default') !== null,
    },
  });
  if (reply.success) return redirect(`${PAGE}?done=saved`);
  const answer: FormAnswer = { done: false, values, ...addressFaults(reply) };
  return data(answer, 400);
}

const addressFaults = (refused: Parameters<typeof formFaults>[0]) =>
  formFaults(refused, { fields: addressFields, nameOf: (path) => path.replace(/^address\./, '') });

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepForm(serverAction);

export default function AddressBook({ loaderData, actionData }: Route.ComponentProps) {
  const answer = actionData as FormAnswer | undefined;
  const { form, notice, addresses, countries, isDefault } = loaderData;
  if (form) {
    const values = { ...form.values, ...answer?.values };
    return (
      <AddressForm
        key={form.id}
        id={form.id}
        values={values}
        countries={countries}
        answer={answer}
        offersDefault={addresses.length > 0 && !isDefault}
        back={PAGE}
      />
    );
  }
  return (
    <>
      <h1 className="mb-6">{accountText.addressBook()}</h1>
      <FormNotice answer={answer ?? (notice ? { done: true, message: notice } : undefined)} />
      <AddressList addresses={addresses} />
    </>
  );
}
