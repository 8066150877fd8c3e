import { ContractError, PageByTypeDocument } from '@stoa/contract';
import { data, type RouterContextProvider } from 'react-router';
import { requestContext } from '../request.ts';
import { failPage, type PageFailure } from './contract.ts';
import { readyPage } from './ready-page.server.ts';

/**
 * Answers 404 with the shop's page of type '404 Page', or in our own words where it has none or that fails.
 * ERR-002, CMS-004, ROUTE-521, OPEN-031
 */
export async function notFound(context: Readonly<RouterContextProvider>): Promise<never> {
  const { reportFailure } = context.get(requestContext);
  const page = await shopPage(context).catch((reason: unknown) => {
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

async function shopPage(context: Readonly<RouterContextProvider>): Promise<PageFailure['page']> {
  const { client } = context.get(requestContext);
  const { getTemplateByPageType } = await client.execute(PageByTypeDocument, { name: '404 Page' });
  const page = getTemplateByPageType?.page;
  return page ? { title: page.title, nodes: await readyPage(page.document, context) } : undefined;
}
