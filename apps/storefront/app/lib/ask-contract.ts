import { callHeaders } from '@stoa/contract';

/**
 * Asks the contract from the browser, for parts that a page can do without.
 * @throws Error for every failure; what failed is told by the status alone
 */
export async function askContract<R>(query: string, variables: object, signal?: AbortSignal): Promise<R> {
  const response = await fetch('/api-graphql', {
    method: 'POST',
    headers: callHeaders(),
    body: JSON.stringify({ query, variables }),
    ...(signal && { signal }),
  });
  const { data }: { data?: R | null } = await response.json();
  if (!data) throw new Error(`the contract did not answer: ${response.status}`);
  return data;
}
