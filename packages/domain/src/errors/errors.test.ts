import { describe, expect, it } from 'vitest';
import { msg } from '../i18n/index.ts';
import { errorCatalogue, errorEntry, ShopError } from './index.ts';

describe('error catalogue', () => {
  it('answers unknown and closed shops with 404 and their reason [CONST-572, TEN-012, TEN-013, TEN-517, TEN-518]', () => {
    expect(errorEntry(new ShopError('client-unavailable'))).toMatchObject({
      code: 'client-unavailable',
      status: 404,
    });
    expect(errorEntry(new ShopError('client-not-found'))).toMatchObject({
      code: 'client-not-found',
      status: 404,
    });
  });

  it('gives 500 to an error without a status of its own [ERR-007]', () => {
    for (const error of [new Error('boom'), new TypeError('x'), 'text', undefined, { status: 404 }]) {
      expect(errorEntry(error)).toEqual({ code: 'internal', ...errorCatalogue.internal });
    }
  });

  it('keeps the status an error carries', () => {
    expect(errorEntry(new ShopError('rate-limited')).status).toBe(429);
    expect(new ShopError('rate-limited').status).toBe(429);
  });

  it('gives every error a GraphQL code of its own and a client or server status', () => {
    const entries = Object.values(errorCatalogue);
    expect(new Set(entries.map((entry) => entry.graphql)).size).toBe(entries.length);
    for (const entry of entries) {
      expect(entry.status).toBeGreaterThanOrEqual(400);
      expect(entry.status).toBeLessThan(600);
    }
  });

  it('lets only waiting help: retryable are rate limits, work in progress, slow requests and faults of ours', () => {
    const retryable = Object.entries(errorCatalogue).filter(([, entry]) => entry.retryable);
    expect(retryable.map(([code]) => code).sort()).toEqual([
      'idempotency-in-progress',
      'internal',
      'rate-limited',
      'request-timeout',
      'unavailable',
    ]);
  });
});

describe('ShopError', () => {
  it('carries code, field and parameters, and shows no parameter in its message', () => {
    const cause = new Error('underneath');
    const error = new ShopError('out-of-stock', { field: 'qty', params: { available: 3 }, cause });
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({ code: 'out-of-stock', field: 'qty', params: { available: 3 }, cause });
    expect(error.message).toBe('out-of-stock (qty)');
    const reason = msg('stock.only_n_available', { n: 3 });
    expect(new ShopError('out-of-stock', { reason }).reason).toEqual(reason);
  });
});
