import type { Problem } from '@stoa/admin-contract';
import { describe, expect, it } from 'vitest';
import { problemError } from '../../api/problem.ts';
import { faultsOf, fieldOfPointer } from './faults.ts';

const problem = (more: Partial<Problem>): Problem => ({
  type: 'about:blank',
  title: 'Bad Request',
  status: 400,
  code: 'invalid-input',
  detail: 'Something in it is wrong.',
  instance: 'req-1',
  errors: [],
  present: {},
  params: {},
  ...more,
});
const has =
  (...names: string[]) =>
  (name: string) =>
    names.includes(name);
const faults = (more: Partial<Problem>, ...fields: string[]) =>
  faultsOf(problemError(problem(more)), has(...fields));

describe('what a refused save says in its form', () => {
  it('puts each message beside the field that its pointer names [ADM-038]', () => {
    const errors = [
      { pointer: '/name', detail: 'Too long.' },
      { pointer: '/address/postcode', detail: 'Not a postcode.' },
    ];
    expect(faults({ errors }, 'name', 'address.postcode')).toEqual({
      fields: [
        { name: 'name', message: 'Too long.' },
        { name: 'address.postcode', message: 'Not a postcode.' },
      ],
      notice: undefined,
    });
  });

  it('puts the fault of a part beside the field that holds it', () => {
    const errors = [{ pointer: '/tags/2', detail: 'Empty.' }];
    expect(faults({ errors }, 'tags').fields).toEqual([{ name: 'tags', message: 'Empty.' }]);
  });

  it('tells what belongs to no field above all of them, and loses none [ADM-038]', () => {
    const errors = [
      { pointer: '/name', detail: 'Too long.' },
      { pointer: '/version', detail: 'Is old.' },
    ];
    const told = faults({ errors }, 'name');
    expect(told.fields).toHaveLength(1);
    expect(told.notice?.text).toBe('Is old.');
  });

  it('tells the sentence of a refusal without fields, and the seconds to wait [ADM-010]', () => {
    const told = faults({ status: 429, detail: 'Too many attempts.', params: { retryAfter: 41 } }, 'name');
    expect(told.notice?.text).toBe('Too many attempts. Try again in 41 seconds.');
  });

  it('tells beside its field what somebody else has set it to since, in words', () => {
    const conflict = {
      status: 409,
      detail: 'This was changed.',
      errors: [{ pointer: '/version', detail: 'This was changed.' }],
      present: { status: 'verified', nickName: null, email: 'ada@example.com' },
      params: { fields: 'status, nickName', revision: 3 },
    };
    const told = faultsOf(problemError(problem(conflict)), has('status', 'nickName', 'email'), (name) =>
      name === 'status' ? 'Approved' : undefined,
    );
    expect(told.fields).toEqual([
      { name: 'status', message: expect.stringContaining('“Approved”') },
      { name: 'nickName', message: expect.stringContaining('emptied') },
    ]);
    expect(told.notice?.text).toBe('This was changed.');
  });

  it('stands beside the field that holds what somebody else has changed a part of [ADM-038]', () => {
    const conflict = {
      status: 409,
      present: { 'attributes.colour': 'red' },
      params: { fields: 'attributes.colour' },
    };
    const told = faultsOf(
      problemError(problem(conflict)),
      has('attributes'),
      (name, held) => `${name} ${held}`,
    );
    expect(told).toMatchObject({
      fields: [{ name: 'attributes', message: expect.stringContaining('“attributes.colour red”') }],
      notice: undefined,
    });
  });

  it('tells the id of the request where the server failed, and only there [ADM-064]', () => {
    expect(faults({ status: 500 }).notice?.requestId).toBe('req-1');
    expect(faults({ status: 409 }).notice?.requestId).toBeUndefined();
  });

  it('tells that the server could not be reached where it gave no answer', () => {
    expect(faultsOf(new TypeError('Failed to fetch'), has()).notice?.text).toMatch(/could not be reached/);
  });
});

it.each([
  ['/name', 'name'],
  ['/lines/0/sku', 'lines.0.sku'],
  ['/a~1b/c~0d', 'a/b.c~d'],
])('the pointer %s names the field %s', (pointer, name) => expect(fieldOfPointer(pointer)).toBe(name));
