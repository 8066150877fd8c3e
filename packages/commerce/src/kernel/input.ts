import { isEmail, ShopError } from '@stoa/domain';
import { z } from 'zod';

/**
 * Checks input at the edge of a use case and returns it typed, trimmed and with defaults.
 * @throws ShopError `invalid-input` naming the first field at fault, e.g. `address.postcode`.
 */
export function parseInput<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const field = result.error.issues[0]?.path.join('.');
  throw new ShopError('invalid-input', { ...(field && { field }), cause: result.error });
}

/** One line of text such as a name: trimmed, without control characters and halves of characters. OPEN-503 */
export const shortText = (max = 255) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u);

/** An e-mail address as it was written, trimmed; compared without regard to case. */
export const emailAddress = z.string().trim().refine(isEmail);
