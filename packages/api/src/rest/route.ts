import type { ShopError } from '@stoa/domain';
import type { z } from 'zod';
import type { ApiContext, EndedVisit } from '../context.ts';
import { parseRequest } from '../edge/input.ts';

/** The parts of the HTTP request that a route may use beside its input. */
export interface RestRequest {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** Scheme and host as the client sees them. */
  readonly origin: string;
}

/** One line of the REST table. `sent` is the query and the path's parameters, or for POST the body with them. */
export interface RestRoute {
  readonly method: 'GET' | 'POST';
  /** With parameters as `:id`. */
  readonly path: string;
  /** What it takes: query and path, or body and path. */
  readonly input: z.ZodObject;
  /** For a GET that changes something, so that HEAD is not routed to it. */
  readonly changes?: boolean;
  /** `nobody` for what is no error when it is done again. */
  readonly endedVisit?: EndedVisit;
  /** What the answer to a refused request tells beside the error. */
  readonly whenRefused?: (api: ApiContext, sent: unknown, error: ShopError) => Promise<RestReply>;
  readonly run: (api: ApiContext, sent: unknown, request: RestRequest) => Promise<RestReply>;
}

/** The body of an answer; `success` is added, and refusals are errors. */
export type RestReply = Readonly<Record<string, unknown>>;

/** Returns a route whose input is checked strictly: a key it does not know is refused by name. */
export function route<S extends z.ZodObject>(
  method: RestRoute['method'],
  path: string,
  input: S,
  run: (api: ApiContext, input: z.output<S>, request: RestRequest) => Promise<RestReply>,
): RestRoute {
  return {
    method,
    path,
    input,
    run: async (api, sent, request) => run(api, parseRequest(input, sent), request),
  };
}
