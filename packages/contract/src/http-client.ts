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
    readonly extensions?: Partial<ContractErrorDetails>;
  }[];
}

/** The contract over HTTP, for browsers and headless clients. API-GQL-501 to API-GQL-503 */
export function httpClient(options: HttpClientOptions): ContractClient {
  const send = options.fetch ?? fetch;
  return {
    async execute<R>(document: { toString(): string }, variables?: unknown): Promise<R> {
      const response = await send(options.endpoint, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'frontend-context': 'frontend', ...options.headers },
        body: JSON.stringify({ query: document.toString(), variables: variables ?? {} }),
      });
      return readAnswer<R>(response);
    },
  };
}

async function readAnswer<R>(response: Response): Promise<R> {
  const answer = await (response.json() as Promise<Answer<R>>).catch((): Answer<R> => ({}));
  const [error] = answer.errors ?? [];
  if (error === undefined && answer.data) return answer.data;
  const { code, status, retryable, params, field } = error?.extensions ?? {};
  throw new ContractError({
    code: code ?? 'internal',
    status: status ?? (response.ok ? 500 : response.status),
    retryable: retryable ?? response.status >= 500,
    ...(error && { message: error.message }),
    ...(params && { params }),
    ...(field !== undefined && { field }),
  });
}
