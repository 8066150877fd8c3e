import { expect, it } from 'vitest';
import { isSessionEnd, problemError, problemOf, readProblem } from './problem.ts';

const body = {
  type: 'about:blank',
  title: 'Unauthorized',
  status: 401,
  code: 'unauthenticated',
  detail: 'Please sign in to continue.',
  instance: 'req-1',
  errors: [{ pointer: '/name', detail: 'Too long.' }, 'nonsense'],
  present: {},
  params: { retryAfter: 3 },
};

it('a problem document is read with its fields and parameters, and what is none of it left out', () => {
  expect(readProblem(body)).toEqual({ ...body, errors: [body.errors[0]] });
});

it.each([undefined, null, 'Bad gateway', {}, { status: '401', code: 'x' }])(
  '%o is no problem document',
  (other) => expect(readProblem(other)).toBeUndefined(),
);

it('an error keeps its problem, and tells the end of a session from a wrong password', () => {
  const problem = readProblem(body);
  if (problem === undefined) throw new Error('not read');
  expect(problemOf(problemError(problem))).toEqual(problem);
  expect(isSessionEnd(problemError(problem))).toBe(true);
  expect(isSessionEnd(problemError({ ...problem, code: 'invalid-credentials' }))).toBe(false);
  expect(isSessionEnd(new TypeError('Failed to fetch'))).toBe(false);
});
