import { z } from 'zod';
import type { Answer } from './test-client.ts';

/** The outcome of a call through GraphQL or REST: a value, or a refusal. */
export type Outcome<T> =
  | { readonly ok: true; readonly value: T; readonly text: string }
  | { readonly ok: false; readonly code: string; readonly field?: string | undefined; readonly text: string };

/** What a reply by GraphQL tells of a refusal where nothing was refused. */
export const noRefusal = { code: null, field: null, field_errors: [], message: null };

const errorsReply = z.object({
  errors: z.array(z.object({ extensions: z.looseObject({ code: z.string(), field: z.string().nullish() }) })),
});
const payloadError = z.object({
  success: z.literal(false),
  code: z.string().nullish(),
  field: z.string().nullish(),
  field_errors: z.array(z.object({ field: z.string() })).nullish(),
});

/** What every answer of REST says that is no refusal. */
const accepting = z.looseObject({ success: z.literal(true) });

/** Returns the field of a GraphQL answer, read by `shape`; a refusal in the payload counts as a refusal. */
export function graphqlOutcome<S extends z.ZodType>(
  answer: Answer,
  field: string,
  shape: S,
): Outcome<z.output<S>> {
  const { text } = answer;
  const failed = errorsReply.safeParse(answer.body).data?.errors[0];
  if (failed)
    return { ok: false, code: failed.extensions.code, field: failed.extensions.field ?? undefined, text };
  const held = z.object({ data: z.record(z.string(), z.unknown()) }).parse(answer.body).data[field];
  return refusalIn(held, text) ?? { ok: true, value: shape.parse(held), text };
}

/** Returns the body of a REST answer, read by `shape`. */
export function restOutcome<S extends z.ZodType>(answer: Answer, shape: S): Outcome<z.output<S>> {
  const { text, body } = answer;
  const refused = refusalIn(body, text);
  if (refused) return refused;
  accepting.parse(body);
  return { ok: true, value: shape.parse(body), text };
}

function refusalIn(held: unknown, text: string) {
  const refused = payloadError.safeParse(held).data;
  if (!refused) return undefined;
  const field = refused.field ?? refused.field_errors?.[0]?.field;
  return { ok: false as const, code: refused.code ?? '', field, text };
}

/** Returns the value of an outcome that must be one. */
export function accepted<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value;
  throw new Error(`refused: ${outcome.text}`);
}

/** Returns the code of a refusal; `undefined` when nothing was refused. */
export function codeOf(outcome: Outcome<unknown>): string | undefined {
  return outcome.ok ? undefined : outcome.code;
}
