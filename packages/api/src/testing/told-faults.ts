import { z } from 'zod';
import type { Answer } from './test-client.ts';

const fieldError = z.strictObject({
  field: z.string().min(1),
  code: z.string(),
  message: z.string().min(1),
  params: z.record(z.string(), z.unknown()),
});

const refusal = {
  code: z.string(),
  params: z.record(z.string(), z.unknown()),
  status: z.int().min(400).max(499),
  retryable: z.boolean(),
  field: z.string().nullable(),
  field_errors: z.array(fieldError),
};

/** The one shape of refusals by REST; what some routes tell beside it is let through. */
const restRefusal = z.looseObject({
  success: z.literal(false),
  message: z.string().min(1),
  ...refusal,
});

const graphqlRefusal = z.object({
  errors: z.array(z.object({ message: z.string().min(1), extensions: z.strictObject(refusal) })).min(1),
});

/** A refusal in the reply of a mutation. */
const replyRefusal = z.object({
  code: z.string(),
  message: z.string().min(1),
  field: z.string().nullable(),
  field_errors: z.array(fieldError),
});

export interface Told {
  readonly message: string;
  readonly field: string | null;
  readonly field_errors: readonly z.output<typeof fieldError>[];
}

/** Returns what a refusal of the one shape tells, whose status is that of the answer; nothing of any other answer. */
export function toldByRest({ status, body }: Answer): Told | undefined {
  const told = restRefusal.safeParse(body).data;
  return told?.status === status ? told : undefined;
}

/** Returns what an error tells, or a reply that tells as much; nothing of any other answer. */
export function toldByGraphql({ body }: Answer, name: string): Told | undefined {
  const reply = replyRefusal.safeParse(Object(Object(body).data)[name]).data;
  if (reply) return reply;
  const [first] = graphqlRefusal.safeParse(body).data?.errors ?? [];
  return first && { message: first.message, ...first.extensions };
}

/** Codes that say no more than that something is wrong. */
const GENERIC: ReadonlySet<string> = new Set(['BAD_USER_INPUT', 'input.format', 'literal']);

/** Says what a refusal leaves out of these paths, each of which is at fault; nothing where it tells all. */
export function untold(refusal: Told | undefined, paths: readonly string[]): string[] {
  if (!refusal) return ['no refusal of the one shape'];
  const { message, field, field_errors: told } = refusal;
  const missing = paths.flatMap((path) => {
    const rule = told.find((one) => one.field === path);
    if (!rule) return [`${path} is not among ${told.map((one) => one.field).join(', ') || 'nothing'}`];
    return GENERIC.has(rule.code) ? [`${path}: ${rule.code}`] : [];
  });
  const first = told[0];
  return [
    ...missing,
    // The test server says the code of an error where nothing better is known.
    ...(message === 'invalid-input' ? ['the message is the generic one'] : []),
    ...(first && (first.field !== field || first.message !== message)
      ? ['field and message are another’s']
      : []),
  ];
}
