import type { OpenAPI } from '@orpc/contract';
import type { Access } from '@stoa/admin-contract';

interface Refusal {
  /** Among the components of the document. */
  readonly name: string;
  readonly description: string;
  /** Whether it may say when to ask again. */
  readonly isForNow?: boolean;
}

/** What a procedure can be refused for, by the status of the answer. */
const refusals = {
  400: { name: 'InvalidInput', description: 'The input breaks a rule; `errors` names every field at fault.' },
  401: { name: 'Unauthenticated', description: 'Nobody is signed in, or what they typed is wrong.' },
  403: {
    name: 'Forbidden',
    description:
      'The role lacks the scope, a second factor is asked for first, or a page of another site asks.',
  },
  404: { name: 'NotFound', description: 'There is no such thing, or not for whoever asks: both look alike.' },
  408: { name: 'TooSlow', description: 'The body took too long to arrive.' },
  409: {
    name: 'Conflict',
    description: 'It was changed by somebody else since, or is not possible as things stand.',
  },
  410: { name: 'Gone', description: 'The time of the link is over.' },
  413: {
    name: 'TooLarge',
    description: 'The body is larger than 64 KiB, or than what the operation says that it may have.',
  },
  415: {
    name: 'UnsupportedMediaType',
    description: 'The body is not of a media type that the operation takes.',
  },
  422: { name: 'OtherRequest', description: 'The idempotency key was used before with other content.' },
  429: { name: 'TooManyRequests', description: 'Asked too often.', isForNow: true },
  500: { name: 'Fault', description: 'The server is at fault; its log has the id of the request.' },
  503: { name: 'Unavailable', description: 'The server cannot answer at present.', isForNow: true },
} as const satisfies Record<number, Refusal>;
type Status = keyof typeof refusals;

/** Every refusal as a component of the document: each is a problem document. ADM-906 */
export const refusalComponents: Record<string, OpenAPI.ResponseObject> = Object.fromEntries(
  Object.values(refusals).map((refusal) => [refusal.name, toResponse(refusal)]),
);

function toResponse({ description, isForNow }: Refusal): OpenAPI.ResponseObject {
  return {
    description,
    ...(isForNow && {
      headers: {
        'Retry-After': { description: 'Seconds after which to ask again.', schema: { type: 'integer' } },
      },
    }),
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
  };
}

/** What tells which refusals a procedure has. */
export interface Refusable {
  readonly access: Access;
  readonly isWrite: boolean;
  readonly hasInput: boolean;
  readonly hasBody: boolean;
  /** Whether it names the version that a change is based on. */
  readonly namesVersion: boolean;
}

/** Returns the refusals of a procedure as responses of its operation. */
export function refusalsOf(procedure: Refusable): Record<string, OpenAPI.ReferenceObject> {
  const statuses = new Set<Status>(statusesOf(procedure));
  return Object.fromEntries(
    [...statuses].map((status) => [status, { $ref: `#/components/responses/${refusals[status].name}` }]),
  );
}

function statusesOf({ access, isWrite, hasInput, hasBody, namesVersion }: Refusable): readonly Status[] {
  const { by, refuses = [] } = access;
  return [
    ...(hasInput ? [400 as const] : []),
    ...(by === 'anybody' ? [] : [401 as const]),
    ...(isWrite || by === 'role' ? [403 as const] : []),
    ...(by === 'role' ? [404 as const] : []),
    ...(namesVersion ? [409 as const] : []),
    ...(hasBody ? ([413, 415] as const) : []),
    ...refuses,
    429,
    500,
    503,
  ];
}
