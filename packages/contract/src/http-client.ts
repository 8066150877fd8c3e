import { type ErrorCode, errorCatalogue, isErrorCode } from '@stoa/domain';
import { type ContractClient, ContractError, type ContractErrorDetails } from './client.ts';

export interface HttpClientOptions {
  /** Address of `/api-graphql`. */
  readonly endpoint: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly fetch?: typeof fetch;
}

interface Answer<R> {
  readonly data?: R | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions?: Partial<Omit<ContractErrorDetails, 'code'>> & { readonly code?: string };
  }[];
}

/** The contract over HTTP, for browsers and headless clients. API-GQL-501 to API-GQL-503 */
export function httpClient(options: HttpClientOptions): ContractClient {
  const send = options.fetch ?? fetch;
  return {
    async execute<R>(document: { toString(): string }, variables?: unknown): Promise<R> {
      const request: RequestInit = {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'frontend-context': 'frontend', ...options.headers },
        body: JSON.stringify({ query: document.toString(), variables: variables ?? {} }),
      };
      const response = await send(options.endpoint, request).catch(unreachable);
      return readAnswer<R>(response);
    },
  };
}

/** No answer at all: the network or the server is away, and the same call may succeed later. */
function unreachable(cause: unknown): never {
  const { status, retryable } = errorCatalogue.unavailable;
  throw Object.assign(new ContractError({ code: 'unavailable', status, retryable }), { cause });
}

async function readAnswer<R>(response: Response): Promise<R> {
  const answer = await (response.json() as Promise<Answer<R>>).catch((): Answer<R> => ({}));
  const [error] = answer.errors ?? [];
  if (error === undefined && answer.data) return answer.data;
  const { code, status, retryable, params, field } = error?.extensions ?? {};
  throw new ContractError({
    code: errorCodeOf(code),
    status: status ?? (response.ok ? 500 : response.status),
    retryable: retryable ?? response.status >= 500,
    ...(error && { message: error.message }),
    ...(params && { params }),
    ...(field !== undefined && { field }),
  });
}

const codesByName = new Map(
  Object.entries(errorCatalogue).flatMap(([code, { graphql }]): [string, ErrorCode][] =>
    isErrorCode(code) ? [[graphql, code]] : [],
  ),
);

/** The domain's code for the one the contract writes (`OUT_OF_STOCK`); a code younger than this client is `internal`. */
function errorCodeOf(name: string | undefined): ErrorCode {
  return codesByName.get(name ?? '') ?? 'internal';
}
