import { describe, expect, it } from 'vitest';
import { audienceKey, audienceOf, guests } from './audience.ts';
import type { Actor, CustomerActor } from './context.ts';

const customer = (given: Partial<CustomerActor> = {}): CustomerActor => ({
  kind: 'customer',
  visitorId: 'visit-1',
  customerId: 'customer-1',
  email: 'ann@example.com',
  group: 'retail',
  verified: true,
  ...given,
});
const keyOf = (actor: Actor) => audienceKey(audienceOf(actor));

describe('the audience', () => {
  it('of guests is one, whatever their visit', () => {
    expect(keyOf({ kind: 'guest', visitorId: undefined })).toBe('guest');
    expect(keyOf({ kind: 'guest', visitorId: 'visit-1' })).toBe('guest');
  });

  it('of customers goes by group and approval alone, and tells nothing of who they are', () => {
    const other = { visitorId: 'visit-2', customerId: 'customer-2', email: 'ben@example.com' };
    expect(audienceOf(customer(other))).toEqual(audienceOf(customer()));
    expect(audienceOf(customer())).toEqual({ status: 'verified', group: 'retail' });
    const keys = [
      keyOf(customer()),
      keyOf(customer({ verified: false })),
      keyOf(customer({ group: 'wholesale' })),
      keyOf(customer({ group: 'wholesale', verified: false })),
      audienceKey(guests),
      keyOf(customer({ group: 'retail verified' })),
      keyOf({ kind: 'system', means: 'job', name: 'test' }),
    ];
    expect(keys.join('')).not.toContain(' ');
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('of anyone of an audience is that audience', () => {
    const audience = audienceOf(customer());
    expect(audienceOf({ kind: 'audience', audience })).toBe(audience);
  });
});
