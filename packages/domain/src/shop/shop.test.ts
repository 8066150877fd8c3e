import { describe, expect, it } from 'vitest';
import {
  clientTypes,
  isClientType,
  isMarketplace,
  isSellerUsable,
  isShopAvailable,
  needsAgeConfirmation,
  shopFailureMessage,
} from './index.ts';

describe('client types', () => {
  it('are exactly three [TEN-002, TEN-502]', () => {
    expect([...clientTypes]).toEqual(['essential', 'marketplace', 'marketplaceseller']);
    expect(isClientType('marketplaceseller')).toBe(true);
    for (const bad of ['Essential', 'seller', '', null, 1]) expect(isClientType(bad)).toBe(false);
  });

  it('only the marketplace has many sellers', () => {
    expect(clientTypes.filter(isMarketplace)).toEqual(['marketplace']);
  });
});

describe('availability', () => {
  it('serves an active seller shop whose frontend is not off [TEN-511]', () => {
    expect(isShopAvailable({ type: 'marketplaceseller', status: 'active', frontendStatus: true })).toBe(true);
    expect(isShopAvailable({ type: 'marketplaceseller', status: 'active', frontendStatus: null })).toBe(true);
    expect(isShopAvailable({ type: 'marketplaceseller', status: 'active' })).toBe(true);
  });

  it('closes a seller shop when either condition fails [TEN-512, TEN-513, TEN-514]', () => {
    expect(isShopAvailable({ type: 'marketplaceseller', status: 'active', frontendStatus: false })).toBe(
      false,
    );
    expect(isShopAvailable({ type: 'marketplaceseller', status: 'paused', frontendStatus: true })).toBe(
      false,
    );
    expect(isShopAvailable({ type: 'marketplaceseller', status: 'paused', frontendStatus: false })).toBe(
      false,
    );
  });

  it.each(['essential', 'marketplace'] as const)(
    'goes by the frontend switch alone for %s shops [TEN-505, TEN-515, TEN-516]',
    (type) => {
      expect(isShopAvailable({ type, status: 'active', frontendStatus: false })).toBe(false);
      expect(isShopAvailable({ type, status: 'whatever', frontendStatus: true })).toBe(true);
      expect(isShopAvailable({ type, status: 'whatever' })).toBe(true);
      // A seller's shop in the same state is closed.
      const paused = { status: 'paused', frontendStatus: true };
      expect(isShopAvailable({ type: 'marketplaceseller', ...paused })).toBe(false);
      expect(isShopAvailable({ type, ...paused })).toBe(true);
    },
  );

  it('says so with the shop or the host in it', () => {
    expect(shopFailureMessage({ access: 'client-unavailable', name: 'Harbor' })).toEqual({
      code: 'shop.unavailable',
      params: { name: 'Harbor' },
    });
    expect(shopFailureMessage({ access: 'client-not-found', host: 'no.example' })).toEqual({
      code: 'shop.not_found',
      params: { host: 'no.example' },
    });
    expect(shopFailureMessage(undefined).code).toBe('shop.failed');
  });

  it('uses a seller only when approved and active [MKT-004]', () => {
    expect(isSellerUsable({ approvedForMarketplace: true, status: 'active' })).toBe(true);
    expect(isSellerUsable({ approvedForMarketplace: false, status: 'active' })).toBe(false);
    expect(isSellerUsable({ approvedForMarketplace: true, status: 'paused' })).toBe(false);
  });
});

describe('age confirmation', () => {
  it('asks visitors of a tobacco shop until they have confirmed [SHELL-010, TEN-015]', () => {
    expect(needsAgeConfirmation('tobacco', '/', false)).toBe(true);
    expect(needsAgeConfirmation(' Tobacco ', '/robusto', false)).toBe(true);
    expect(needsAgeConfirmation('tobacco', '/', true)).toBe(false);
  });

  it('never asks in other shops [SHELL-011]', () => {
    for (const industry of ['home', '', null, undefined]) {
      expect(needsAgeConfirmation(industry, '/', false)).toBe(false);
    }
  });

  it('leaves the two legal pages readable, and no page that only begins like them [SHELL-013, SHELL-014]', () => {
    expect(needsAgeConfirmation('tobacco', '/terms-of-service', false)).toBe(false);
    expect(needsAgeConfirmation('tobacco', '/privacy-policy/', false)).toBe(false);
    expect(needsAgeConfirmation('tobacco', '/terms-of-service/cigars', false)).toBe(true);
    expect(needsAgeConfirmation('tobacco', '/cigars/privacy-policy', false)).toBe(true);
  });
});
