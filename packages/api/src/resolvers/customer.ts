import type {
  AccountReply,
  AccountSettingsReply,
  AddressBookReply,
  CustomerAddress,
  SessionReply,
} from '@stoa/contract';
import type { ApiContext } from '../context.ts';
import { noRefusal, refusalFields, withPayloadErrors } from '../edge/payload-errors.ts';
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
        return { status: 'success', user, email_to_confirm: emailToConfirm, ...noRefusal };
      },
      (refusal) => ({ status: 'error', user: null, email_to_confirm: null, ...refusalFields(refusal) }),
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
      return { success: true, ...noRefusal };
    },
    (refusal) => ({ success: false, ...refusalFields(refusal) }),
  );
}

function begun(api: ApiContext, work: () => Promise<string>) {
  return withPayloadErrors<SessionReply>(
    api,
    async () => ({ success: true, token: await work(), ...noRefusal }),
    (refusal) => ({ success: false, token: null, ...refusalFields(refusal) }),
  );
}

function changed(api: ApiContext, work: () => Promise<CustomerAddress[]>) {
  return withPayloadErrors<AddressBookReply>(
    api,
    async () => ({ success: true, addresses: await work(), ...noRefusal }),
    (refusal) => ({ success: false, addresses: [], ...refusalFields(refusal) }),
  );
}
