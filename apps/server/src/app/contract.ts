import { type ApiContext, inProcessClient } from '@stoa/api';
import type { ContractClient } from '@stoa/contract';

/** The contract as this process serves it. */
export interface Contract {
  /** In process, for our own storefront's documents. */
  client(context: () => Promise<ApiContext>): ContractClient;
  readonly renderDocument: ApiContext['renderDocument'];
}

export const contract: Contract = {
  client: inProcessClient,
  renderDocument: async () => '',
};
