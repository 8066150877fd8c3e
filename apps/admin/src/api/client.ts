import { createORPCClient } from '@orpc/client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { type AdminClient, adminContract } from '@stoa/admin-contract';
import { problemError, readProblem } from './problem.ts';

/** The client of oRPC reads JSON of this media type alone, and takes that of a problem for a file. */
async function fetchJson(request: Request, init: object): Promise<Response> {
  const response = await fetch(request, { ...init, credentials: 'same-origin' });
  if (!response.headers.get('content-type')?.startsWith('application/problem+json')) return response;
  const headers = new Headers(response.headers);
  headers.set('content-type', 'application/json');
  return new Response(response.body, { status: response.status, headers });
}

const link = new OpenAPILink(adminContract, {
  url: () => new URL('/api/v1', location.origin),
  fetch: fetchJson,
  customErrorResponseBodyDecoder: (body) => {
    const problem = readProblem(body);
    return problem && problemError(problem);
  },
});

/**
 * The back office's contract as calls to the server of this host. What it answers is JSON already, so that its types are
 * those of the contract. @throws ORPCError with a `Problem` as its data
 */
export const api: AdminClient = createORPCClient(link);

/** The same as options of TanStack Query. */
export const queries = createTanstackQueryUtils(api);
