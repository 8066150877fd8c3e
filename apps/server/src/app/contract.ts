import { type ApiContext, inProcessClient } from '@stoa/api';
import type { ContractClient } from '@stoa/contract';
import type { DocumentRequest, StorefrontBuild } from '@stoa/storefront';

/** The contract as this process serves it. */
export interface Contract {
  /** In process, for our own storefront's documents. */
  client(context: () => Promise<ApiContext>): ContractClient;
  /** Makes `render_html` of a page's document: widgets look there as on our own pages. */
  renderDocument(document: unknown, request: DocumentRequest): Promise<string>;
}

/** Widgets are drawn by the storefront's build, for Node reads no JSX. */
export function contractWith(build: () => Promise<StorefrontBuild>): Contract {
  return {
    client: inProcessClient,
    async renderDocument(document, request) {
      const { entry } = await build();
      return entry.module.renderDocument(document, request);
    },
  };
}
