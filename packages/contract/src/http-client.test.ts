import { errorCatalogue } from '@stoa/domain';
import { describe, expect, it } from 'vitest';
import { ContractError } from './client.ts';
import { CartBadgeDocument, OrderDocument } from './generated/graphql.ts';
import { httpClient } from './http-client.ts';

function clientFor(answer: () => Response) {
  const sent: { url: string; init: RequestInit | undefined }[] = [];
  const fetch: typeof globalThis.fetch = async (url, init) => {
    sent.push({ url: String(url), init });
    return answer();
  };
  return { sent, client: httpClient({ endpoint: '/api-graphql', headers: { 'seller-guid': 's1' }, fetch }) };
}

const refusal = (client: ReturnType<typeof httpClient>) =>
  client.execute(CartBadgeDocument).catch((error: unknown) => error);

describe('httpClient', () => {
  it('posts query and variables as JSON, with the frontend context [API-GQL-501, API-GQL-502, API-GQL-503]', async () => {
    const { client, sent } = clientFor(() => Response.json({ data: { order: null } }));
    await client.execute(OrderDocument, { id: 'o1', token: 't1' });
    const [request] = sent;
    expect(request?.url).toBe('/api-graphql');
    expect(request?.init?.method).toBe('POST');
    const headers = new Headers(request?.init?.headers);
    expect(headers.get('content-type')).toBe('application/json');
    expect(headers.get('frontend-context')).toBe('frontend');
    expect(JSON.parse(String(request?.init?.body))).toEqual({
      query: OrderDocument.toString(),
      variables: { id: 'o1', token: 't1' },
    });
  });

  it("adds the caller's headers [API-GQL-555]", async () => {
    const { client, sent } = clientFor(() => Response.json({ data: { getCartCount: { count: 0 } } }));
    await client.execute(CartBadgeDocument);
    expect(new Headers(sent[0]?.init?.headers).get('seller-guid')).toBe('s1');
  });

  it('gives the data', async () => {
    const { client } = clientFor(() => Response.json({ data: { getCartCount: { count: 3 } } }));
    expect(await client.execute(CartBadgeDocument)).toEqual({ getCartCount: { count: 3 } });
  });

  it('throws what the extensions tell', async () => {
    const told = { status: 429, retryable: true, params: { retryAfter: 40 }, field: 'email' };
    const extensions = { ...told, code: 'RATE_LIMITED' };
    const { client } = clientFor(() =>
      Response.json({ data: null, errors: [{ message: 'Wait', extensions }] }),
    );
    const error = await refusal(client);
    expect(error).toBeInstanceOf(ContractError);
    expect(error).toMatchObject({ message: 'Wait', ...told, code: 'rate-limited' });
  });

  it('knows every code of the catalogue by its GraphQL spelling, and no other', async () => {
    const codeOf = async (code: string) => {
      const { client } = clientFor(() =>
        Response.json({ errors: [{ message: 'no', extensions: { code } }] }),
      );
      const error = await refusal(client);
      return error instanceof ContractError ? error.code : undefined;
    };
    for (const [code, { graphql }] of Object.entries(errorCatalogue))
      expect(await codeOf(graphql)).toBe(code);
    expect(await codeOf('A_CODE_OF_TOMORROW')).toBe('internal');
  });

  it('makes a network failure an error like every other, worth another try', async () => {
    const { client } = clientFor(() => {
      throw new TypeError('fetch failed');
    });
    const error = await refusal(client);
    expect(error).toBeInstanceOf(ContractError);
    expect(error).toMatchObject({ code: 'unavailable', status: 503, retryable: true });
  });

  it('throws for an error beside data: a half answer is none', async () => {
    const { client } = clientFor(() =>
      Response.json({ data: { getCartCount: { count: 1 } }, errors: [{ message: 'no' }] }),
    );
    expect(await refusal(client)).toBeInstanceOf(ContractError);
  });

  it('keeps the status of an answer that is not JSON and calls a fault of the server retryable', async () => {
    const { client } = clientFor(() => new Response('<html>Bad gateway</html>', { status: 502 }));
    expect(await refusal(client)).toMatchObject({ code: 'internal', status: 502, retryable: true });
    const { client: refused } = clientFor(() => new Response('no', { status: 404 }));
    expect(await refusal(refused)).toMatchObject({ status: 404, retryable: false });
  });
});
