import { ContractError, PageByTypeDocument } from '@stoa/contract';
import { data, type RouterContextProvider } from 'react-router';
import { requestContext } from '../request.ts';
import { failPage, type PageFailure } from './contract.ts';
import { readyPage } from './ready-page.server.ts';

/**
 * Answers 404 with the shop's page of type '404 Page', or in our own words where it has none or that fails. Whoever may
 * ask for nothing, by a token that opens nothing, is refused here as on every page.
 * ERR-002, CMS-004, ROUTE-521, OPEN-031, AUTH-501
 */
export async function notFound(context: Readonly<RouterContextProvider>): Promise<never> {
  const { reportFailure } = context.get(requestContext);
  const page = await shopPage(context).catch((reason: unknown) => {
    if (isRefusal(reason)) return failPage(reason);
    reportFailure('the page for what is not found', reason);
    return undefined;
  });
  throw data({ code: 'not-found', page } satisfies PageFailure, 404);
}

/** Answers a failed look-up of what an address names: what can be the name of nothing is not found. ERR-002, ERR-508 */
export const failLookUp =
  (context: Readonly<RouterContextProvider>) =>
  (error: unknown): Promise<never> => {
    const isNoName = error instanceof ContractError && error.code === 'invalid-input';
    return isNoName ? notFound(context) : failPage(error);
  };

/** Every shop can be asked for its page, so that only who asks can be refused. */
const isRefusal = (reason: unknown) => reason instanceof ContractError && reason.status < 500;

async function shopPage(context: Readonly<RouterContextProvider>): Promise<PageFailure['page']> {
  const { client } = context.get(requestContext);
  const { getTemplateByPageType } = await client.execute(PageByTypeDocument, { name: '404 Page' });
  const page = getTemplateByPageType?.page;
  return page ? { title: page.title, nodes: await readyPage(page.document, context) } : undefined;
}
