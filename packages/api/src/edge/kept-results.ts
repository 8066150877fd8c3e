import { anyoneOf, audienceKey, audienceOf, type Dependencies } from '@stoa/commerce';
import type { ApiContext, KeptResults, VisitPort } from '../context.ts';

/** Computes every answer anew. */
export const noResultsKept: KeptResults = {
  get: (_key, dependencies, compute) => compute(dependencies),
};

/** Longer arguments are a stranger's; what they ask is answered and not kept. */
const MAX_NAME = 2000;

/**
 * Declares that the answers of `read` may be kept for everybody of an audience. They are computed as anyone of it and
 * nobody in particular, also for whoever asks first: `read` finds no account, no cart, no visit and no header of a
 * request. Its input is JSON; what it answers is never changed by whoever gets it.
 */
export function keptForAudience<Input, T>(
  operation: string,
  read: (api: ApiContext, input: Input) => Promise<T>,
): (api: ApiContext, input: Input) => Promise<T> {
  return (api, input) => {
    const name = `${audienceKey(audienceOf(api.shop.actor))} ${operation} ${JSON.stringify(input)}`;
    const key = { shopId: api.shop.shop.id, name };
    const results = name.length > MAX_NAME ? noResultsKept : api.results;
    return results.get(key, api.shop.dependencies, (dependencies) =>
      read(asAnyone(api, dependencies), input),
    );
  };
}

function asAnyone(api: ApiContext, dependencies: Dependencies): ApiContext {
  return {
    shop: anyoneOf({ ...api.shop, dependencies }, audienceOf(api.shop.actor)),
    profile: api.profile,
    visit: nobodysVisit,
    sellerGuid: undefined,
    pictureBase: api.pictureBase,
    renderDocument: api.renderDocument,
    results: api.results,
    t: api.t,
    tError: api.tError,
  };
}

const refuse = () => Promise.reject(new Error('what is kept for an audience belongs to no visitor'));

/** The visit of what is made for an audience: there is nobody to keep anything for. */
export const nobodysVisit: VisitPort = {
  clientAddress: '',
  ensureVisitor: refuse,
  beginBearer: refuse,
  signedIn: () => undefined,
  signedOut: refuse,
  rememberedPage: () => Promise.resolve(undefined),
};
