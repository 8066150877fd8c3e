import type {
  AccountReply,
  AccountSettingsReply,
  AddressBookReply,
  CustomerAddress,
  SessionReply,
} from '@stoa/contract';
import type { ApiContext } from '../context.ts';
import { withPayloadErrors } from '../edge/payload-errors.ts';
import type { MutationResolvers } from '../generated/resolvers.ts';
import {
  askForConfirmation,
  askForReset,
  dropAddress,
  keepAddress,
  preferAddress,
  replacePassword,
  saveSettings,
  useReset,
} from '../operations/customer.ts';
import { fieldErrors } from './order.ts';

export const customerMutations = {
  requestPasswordReset: (_parent, { email }, api) => done(api, () => askForReset(api, email)),
  resetPassword: (_parent, { token, password }, api) => begun(api, () => useReset(api, token, password)),
  changePassword: (_parent, { current_password, new_password }, api) =>
    begun(api, () => replacePassword(api, current_password, new_password)),
  saveAccountSettings: (_parent, { input }, api) =>
    withPayloadErrors<AccountSettingsReply>(
      api,
      async () => {
        const { user, emailToConfirm } = await saveSettings(api, input);
        const noFault = { code: null, field: null, message: null };
        return { status: 'success', user, email_to_confirm: emailToConfirm, ...noFault };
      },
      ({ code, field, message }) => {
        const fault = { code, field: field ?? null, message };
        return { status: 'error', user: null, email_to_confirm: null, ...fault };
      },
    ),
  confirmEmail: (_parent, _args, api) => done(api, () => askForConfirmation(api)),
  saveAddress: (_parent, { input }, api) => changed(api, () => keepAddress(api, input)),
  removeAddress: (_parent, { _id }, api) => changed(api, () => dropAddress(api, _id)),
  setDefaultAddress: (_parent, { _id }, api) => changed(api, () => preferAddress(api, _id)),
} satisfies MutationResolvers;

function done(api: ApiContext, work: () => Promise<void>) {
  return withPayloadErrors<AccountReply>(
    api,
    async () => {
      await work();
      return { success: true, code: null, field: null, message: null };
    },
    ({ code, field, message }) => ({ success: false, code, field: field ?? null, message }),
  );
}

function begun(api: ApiContext, work: () => Promise<string>) {
  return withPayloadErrors<SessionReply>(
    api,
    async () => ({ success: true, token: await work(), code: null, field: null, message: null }),
    ({ code, field, message }) => ({ success: false, token: null, code, field: field ?? null, message }),
  );
}

function changed(api: ApiContext, work: () => Promise<CustomerAddress[]>) {
  return withPayloadErrors<AddressBookReply>(
    api,
    async () => ({ success: true, addresses: await work(), code: null, message: null, field_errors: [] }),
    (refusal, error) => ({
      success: false,
      addresses: [],
      code: refusal.code,
      message: refusal.message,
      field_errors: fieldErrors(api, refusal, error),
    }),
  );
}
