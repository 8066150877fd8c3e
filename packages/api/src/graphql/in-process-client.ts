import { isDatabaseUnavailable } from '@stoa/commerce';
import type { ContractClient, TypedDocumentString } from '@stoa/contract';
import { isShopError } from '@stoa/domain';
import type { ApiContext } from '../context.ts';
import { toRefusal } from '../edge/errors.ts';
import { executeContract, toContractError } from './execute.ts';

/**
 * Returns the contract for our own storefront, without HTTP. The context is asked for once and kept until something
 * was changed, because a mutation may change the requester.
 */
export function inProcessClient(getContext: () => Promise<ApiContext>): ContractClient {
  let context: Promise<ApiContext> | undefined;
  return {
    async execute<R, V>(document: TypedDocumentString<R, V>, variables?: V): Promise<R> {
      context ??= getContext();
      try {
        return await executeContract(await context.catch(refuse), document, variables);
      } finally {
        if (isMutation(document)) context = undefined;
      }
    },
  };
}

/** A failure to make the context is converted to a contract error, as over HTTP. */
function refuse(error: unknown): never {
  throw isShopError(error) || isDatabaseUnavailable(error)
    ? toContractError(toRefusal(undefined, error))
    : error;
}

function isMutation(document: { toString(): string }): boolean {
  return /^[ \t]*mutation\b/m.test(document.toString());
}
