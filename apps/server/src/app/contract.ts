import { type ApiContext, inProcessClient } from '@stoa/api';
import type { ContractClient } from '@stoa/contract';
import type { DocumentRequest, StorefrontBuild } from '@stoa/storefront';

/** The contract as this process serves it. */
export interface Contract {
  /** In process, for our own storefront's documents. */
  client(context: () => Promise<ApiContext>): ContractClient;
  /** Renders a page document for `render_html`, with widgets that look as on the storefront. */
  renderDocument(document: unknown, request: DocumentRequest): Promise<string>;
}

/** The storefront's build renders widgets, because Node can't load JSX. */
export function contractWith(build: () => Promise<StorefrontBuild>): Contract {
  return {
    client: inProcessClient,
    async renderDocument(document, request) {
      const { entry } = await build();
      return entry.module.renderDocument(document, request);
    },
  };
}
