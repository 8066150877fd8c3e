import type { ContractClient, TypedDocumentString } from '@stoa/contract';
import type { ApiContext } from '../context.ts';
import { executeContract } from './execute.ts';

/**
 * The contract for our own storefront, without HTTP. The context is asked for once and kept until something was
 * changed, for a mutation may change who asks.
 */
export function inProcessClient(getContext: () => Promise<ApiContext>): ContractClient {
  let context: Promise<ApiContext> | undefined;
  return {
    async execute<R, V>(document: TypedDocumentString<R, V>, variables?: V): Promise<R> {
      context ??= getContext();
      try {
        return await executeContract(await context, document, variables);
      } finally {
        if (isMutation(document)) context = undefined;
      }
    },
  };
}

function isMutation(document: { toString(): string }): boolean {
  return /^\s*mutation\b/m.test(document.toString());
}
