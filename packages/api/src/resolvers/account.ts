import type { LoginReply, RegisterReply, VerifyEmailReply } from '@stoa/contract';
import { noRefusal, refusalFields, withPayloadErrors } from '../edge/payload-errors.ts';
import type { MutationResolvers, QueryResolvers } from '../generated/resolvers.ts';
import { confirmEmail, findMe, logIn, logOut, register, startVisit } from '../operations/account.ts';

export const accountQueries = {
  initSessionId: (_parent, _args, api) => startVisit(api),
  me: (_parent, _args, api) => findMe(api),
} satisfies QueryResolvers;

export const accountMutations = {
  login: (_parent, credentials, api) =>
    withPayloadErrors<LoginReply>(
      api,
      async () => ({ ...(await logIn(api, credentials)), ...noRefusal, success: true }),
      (refusal) => ({ success: false, ...refusalFields(refusal), token: null, user: null, redirect: null }),
    ),
  logout: (_parent, _args, api) => logOut(api),
  register: (_parent, { input }, api) =>
    withPayloadErrors<RegisterReply>(
      api,
      async () => {
        await register(api, input);
        return { success: true, ...noRefusal };
      },
      (refusal) => ({ success: false, ...refusalFields(refusal) }),
    ),
  verifyEmail: (_parent, { token }, api) =>
    withPayloadErrors<VerifyEmailReply>(
      api,
      async () => {
        await confirmEmail(api, token);
        return { success: true, ...noRefusal };
      },
      (refusal) => ({ success: false, ...refusalFields(refusal) }),
    ),
} satisfies MutationResolvers;
