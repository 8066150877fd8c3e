import { ORPCError } from '@orpc/client';
import type { Problem, ProblemError } from '@stoa/admin-contract';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const errorsOf = (value: unknown): ProblemError[] =>
  (Array.isArray(value) ? value : []).filter(
    (entry): entry is ProblemError =>
      isRecord(entry) && typeof entry.pointer === 'string' && typeof entry.detail === 'string',
  );

/** Reads a problem document out of the body of an answer; anything else is none. ADM-906 */
export function readProblem(body: unknown): Problem | undefined {
  if (!isRecord(body) || typeof body.status !== 'number' || typeof body.code !== 'string') return undefined;
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return {
    type: text(body.type),
    title: text(body.title),
    status: body.status,
    code: body.code,
    detail: text(body.detail),
    instance: text(body.instance),
    errors: errorsOf(body.errors),
    present: isRecord(body.present) ? body.present : {},
    params: isRecord(body.params) ? (body.params as Problem['params']) : {},
  };
}

/** Makes the error that a refused call throws; its data is the problem. */
export const problemError = (problem: Problem): ORPCError<string, Problem> =>
  new ORPCError(problem.code, { status: problem.status, message: problem.detail, data: problem });

/** Returns what the server refused a call with, or undefined where no answer of it arrived. */
export const problemOf = (error: unknown): Problem | undefined =>
  error instanceof ORPCError ? readProblem(error.data) : undefined;

/**
 * Whether a query asked for a record that is not there. An address that is no id is refused as such; for people it is one
 * of a record that is not there.
 */
export function isAbsent({ data, error }: { readonly data: unknown; readonly error: unknown }): boolean {
  const status = problemOf(error)?.status;
  return data === undefined && (status === 404 || status === 400);
}

/** Whether nobody is signed in any more: the session ended, or never was. ADM-011, ADM-037 */
export const isSessionEnd = (error: unknown): boolean => problemOf(error)?.code === 'unauthenticated';

/** Whether the person may do less than was known of them: their role is another one, or a second factor is asked. ADM-009, ADM-013 */
export const isLackOfPermission = (error: unknown): boolean => {
  const code = problemOf(error)?.code;
  return code === 'second-factor-required' || code === 'forbidden';
};
