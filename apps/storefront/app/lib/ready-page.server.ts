import type { PageDocument } from '@stoa/domain';
import { type LoadPageOptions, loadPage } from '@stoa/widgets/server';
import type { RouterContextProvider } from 'react-router';
import { requestContext } from '../request.ts';

/** Tells whether the contract answered a document where its type says no more than JSON. */
export const isPageDocument = (value: unknown): value is PageDocument =>
  typeof value === 'object' && value !== null && 'root' in value && Array.isArray(value.root);

/** Returns the widgets of a page's document with their data; what fails is left out and written to the log. */
export async function readyPage(document: unknown, context: Readonly<RouterContextProvider>) {
  const { client, reportFailure } = context.get(requestContext);
  if (!isPageDocument(document)) return [];
  const onFailure: LoadPageOptions['onFailure'] = (node, reason) =>
    reportFailure(`widget ${node.type} ${node.id} is left out`, reason);
  return loadPage(document, { client, onFailure });
}
