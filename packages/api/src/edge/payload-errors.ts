import type { FieldError } from '@stoa/contract';
import { type ErrorCode, isShopError } from '@stoa/domain';
import type { ApiContext } from '../context.ts';
import { type Refusal, toRefusal } from './errors.ts';

/**
 * Codes that are top-level errors even where a reply can carry a refusal: malformed requests, limits, and faults of
 * the server.
 */
const neverInPayload: ReadonlySet<ErrorCode> = new Set([
  'internal',
  'unavailable',
  'rate-limited',
  'query-too-complex',
  'payload-too-large',
  'unsupported-media-type',
  'idempotency-mismatch',
  'idempotency-in-progress',
]);

interface RefusalFields {
  readonly code: string | null;
  readonly message: string | null;
  readonly field: string | null;
  readonly field_errors: FieldError[];
}

/** What a reply tells of a refusal, as an error would; all null in a reply that is none. */
export const refusalFields = ({ code, message, field, fieldErrors }: Refusal): RefusalFields => ({
  ...{ code, message, field: field ?? null },
  field_errors: [...fieldErrors],
});

export const noRefusal: RefusalFields = { code: null, message: null, field: null, field_errors: [] };

/**
 * Runs `work` and turns a refusal into a reply, where the specification wants that instead of an error. API-GQL-569,
 * API-GQL-570
 */
export async function withPayloadErrors<T>(
  api: ApiContext,
  work: () => Promise<T>,
  refused: (refusal: Refusal, error: unknown) => T | Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isShopError(error) || neverInPayload.has(error.code)) throw error;
    return await refused(toRefusal(api, error), error);
  }
}
