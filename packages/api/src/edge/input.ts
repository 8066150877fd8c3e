import { ShopError } from '@stoa/domain';
import type { z } from 'zod';

/**
 * Checks what a client sent and returns it typed.
 * @throws ShopError `invalid-input`; `field` is the path of the first fault below `at`, an unknown key included
 */
export function parseSent<S extends z.ZodType>(schema: S, sent: unknown, at = ''): z.output<S> {
  const result = schema.safeParse(sent);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const unknownKey = issue?.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
  const path = [at, ...(issue?.path ?? []), ...(unknownKey === undefined ? [] : [unknownKey])].filter(
    (part) => part !== '',
  );
  throw new ShopError('invalid-input', {
    ...(path.length > 0 && { field: path.join('.') }),
    ...(unknownKey !== undefined && { params: { unknown_key: unknownKey } }),
    cause: result.error,
  });
}
