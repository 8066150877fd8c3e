import type { LoginReply } from '@stoa/contract';
import { softly } from '../edge/soft.ts';
import type { MutationResolvers, QueryResolvers } from '../generated/resolvers.ts';
import { findMe, logIn, logOut, startVisit } from '../operations/account.ts';

export const accountQueries = {
  initSessionId: (_parent, _args, api) => startVisit(api),
  me: (_parent, _args, api) => findMe(api),
} satisfies QueryResolvers;

export const accountMutations = {
  login: (_parent, credentials, api) =>
    softly<LoginReply>(
      api,
      async () => ({ ...(await logIn(api, credentials)), success: true, message: null }),
      ({ message }) => ({ success: false, message, token: null, user: null, redirect: null }),
    ),
  logout: (_parent, _args, api) => logOut(api),
} satisfies MutationResolvers;
