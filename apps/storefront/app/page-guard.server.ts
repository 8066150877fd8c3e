import { VisitorDocument, type VisitorQuery } from '@stoa/contract';
import { guardRedirect, RETURN_KEY } from '@stoa/domain';
import { createContext, type MiddlewareFunction, redirect } from 'react-router';
import { contractOf, failPage } from './lib/contract.ts';
import { pageAccess } from './page-access.ts';

/** Who is signed in, on pages that are for nobody else. */
export const customerContext = createContext<NonNullable<VisitorQuery['me']>>();

/** Redirects visitors who may not visit the page, before its loaders run. AUTH-507, AUTH-509, AUTH-510 */
export const guardPage: MiddlewareFunction<Response> = async ({ context, pattern, request, url }, next) => {
  const access = pageAccess(pattern);
  // A form that was sent to the page of a guest is answered, whoever has signed in meanwhile.
  if (access === 'auth-free' || (access === 'guest-only' && request.method === 'POST')) return next();
  const { me } = await contractOf(context).execute(VisitorDocument).catch(failPage);
  const visit = { signedIn: me !== null, page: url.pathname + url.search };
  const remembered = url.searchParams.get(RETURN_KEY);
  const elsewhere = guardRedirect(access, { ...visit, remembered });
  if (elsewhere !== undefined) throw redirect(elsewhere);
  if (me) context.set(customerContext, me);
  return next();
};
