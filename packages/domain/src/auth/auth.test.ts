import { describe, expect, it } from 'vitest';
import {
  customerStatus,
  guardRedirect,
  isRole,
  isVerifiedCustomer,
  loginAddress,
  pageAfterLogin,
  roles,
  roleTable,
  scopes,
  scopesOf,
} from './index.ts';

describe('customers', () => {
  it('are verified when signed in, not restricted and without a pending hash [PRICE-006, ACC-005]', () => {
    expect(isVerifiedCustomer({ isRestricted: false })).toBe(true);
    expect(isVerifiedCustomer({ isRestricted: false, verifyHash: '' })).toBe(true);
    expect(isVerifiedCustomer({ isRestricted: true })).toBe(false);
    expect(isVerifiedCustomer({ isRestricted: false, verifyHash: 'abc' })).toBe(false);
    expect(isVerifiedCustomer(undefined)).toBe(false);
  });

  it('are guests when nobody is signed in, else pending until verified', () => {
    expect(customerStatus(null)).toBe('guest');
    expect(customerStatus({ isRestricted: true })).toBe('pending');
    expect(customerStatus({ isRestricted: false, verifyHash: null })).toBe('verified');
  });
});

describe('roles', () => {
  it('derive scopes from one table [PERM-513, AUTH-511]', () => {
    expect(scopesOf([])).toEqual([]);
    const inTable = (...held: (typeof roles)[number][]) =>
      scopes.filter((scope) => held.some((role) => roleTable[role].scopes.includes(scope)));
    for (const role of roles) {
      expect(scopesOf([role]), role).toEqual(inTable(role));
      expect(scopesOf([role, 'support']), role).toEqual(inTable(role, 'support'));
    }
    expect(scopesOf(['content-editor', 'support'])).toContain('content:publish');
    expect(scopesOf(['content-editor', 'support'])).toContain('messages:write');
    expect(scopesOf(['support'])).not.toContain('orders:refund');
    expect(isRole('owner')).toBe(true);
    expect(isRole('root')).toBe(false);
  });

  it('reach one shop, one seller or the platform', () => {
    const platform = roles.filter((role) => roleTable[role].reach === 'platform');
    const seller = roles.filter((role) => roleTable[role].reach === 'seller');
    expect(platform).toEqual(['operator']);
    expect(seller).toEqual(['seller']);
  });

  it('let these change what is of their work, and nobody else [OPEN-002]', () => {
    const holders = scopes
      .filter((scope) => !scope.endsWith(':read'))
      .map((scope) => [scope, roles.filter((role) => scopesOf([role]).includes(scope)).join(' ')]);
    expect(Object.fromEntries(holders)).toEqual({
      'catalog:write': 'owner catalog-manager seller operator',
      'prices:write': 'owner catalog-manager seller operator',
      'stock:write': 'owner catalog-manager order-manager seller operator',
      'content:write': 'owner content-editor operator',
      'content:publish': 'owner content-editor operator',
      'content:raw-html': 'owner operator',
      'orders:write': 'owner order-manager seller operator',
      'orders:refund': 'owner order-manager operator',
      'customers:write': 'owner order-manager support operator',
      'messages:write': 'owner order-manager support seller operator',
      'reviews:moderate': 'owner catalog-manager support operator',
      'marketing:write': 'owner catalog-manager operator',
      'settings:write': 'owner operator',
      'sellers:write': 'owner operator',
      'staff:write': 'owner operator',
      'shops:manage': 'operator',
    });
    expect(scopesOf(['operator'])).toEqual([...scopes]);
  });

  it('let a reader change nothing', () => {
    expect(scopesOf(['read-only']).every((scope) => scope.endsWith(':read'))).toBe(true);
    expect(scopesOf(['read-only']).length).toBeGreaterThan(5);
  });

  it('never let a role write what it can’t read', () => {
    const readOf = { 'prices:write': 'catalog:read', 'stock:write': 'catalog:read' } as const;
    for (const role of roles) {
      for (const scope of scopesOf([role])) {
        const [subject] = scope.split(':');
        const read = scope in readOf ? readOf[scope as keyof typeof readOf] : `${subject}:read`;
        if (subject !== 'shops') expect(scopesOf([role]), `${role} ${scope}`).toContain(read);
      }
    }
  });
});

describe('page guard', () => {
  it('sends a guest from an account page to the login page, which leads back [AUTH-507, AUTH-508, ACC-001]', () => {
    const page = '/account/orders?page=2';
    expect(guardRedirect('login', { signedIn: false, page })).toBe(
      '/login?return=%2Faccount%2Forders%3Fpage%3D2',
    );
    expect(guardRedirect('login', { signedIn: true, page })).toBeUndefined();
    const remembered = new URL(loginAddress(page), 'http://a').searchParams.get('return');
    expect(pageAfterLogin(remembered)).toBe(page);
  });

  it('sends a signed-in customer from a guest-only page to the remembered page, else home [AUTH-509]', () => {
    const page = '/login';
    expect(guardRedirect('guest-only', { signedIn: true, page, remembered: '/lamps' })).toBe('/lamps');
    expect(guardRedirect('guest-only', { signedIn: true, page })).toBe('/');
    expect(guardRedirect('guest-only', { signedIn: false, page })).toBeUndefined();
  });

  it('lets everybody see an auth-free page', () => {
    for (const signedIn of [true, false]) {
      expect(guardRedirect('auth-free', { signedIn, page: '/' })).toBeUndefined();
    }
  });

  it('remembers neither unsafe pages nor pages that act or would come round [AUTH-514]', () => {
    const forgotten = [
      '//evil.example',
      'https://evil.example',
      '/login',
      '/login?return=/a',
      '/api/auth/logout',
    ];
    for (const page of [...forgotten, '/reset-password?token=1', '/api-graphql', '', null, 7]) {
      expect(pageAfterLogin(page), String(page)).toBe('/');
    }
    for (const page of ['/login-lamps', '/verify-email?token=1']) expect(pageAfterLogin(page)).toBe(page);
    expect(loginAddress('//evil.example')).toBe('/login');
    expect(loginAddress()).toBe('/login');
  });
});
