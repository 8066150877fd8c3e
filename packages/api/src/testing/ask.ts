import type { Answer, TestClient } from './test-client.ts';

/** What a query of the contract answers to somebody; an error fails the test with its words. */
export async function ask(who: TestClient, query: string, variables: object = {}): Promise<unknown> {
  return dataOf(await who.graphql(query, variables));
}

function dataOf({ body, text }: Answer): unknown {
  const { data, errors } = Object(body);
  if (errors !== undefined || data === undefined) throw new Error(text);
  return data;
}
