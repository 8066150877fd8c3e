import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { baseUrlRedirect, normaliseHost, secureAddress } from './index.ts';

describe('normaliseHost', () => {
  it.each([
    ['Harbor.Localhost', 'harbor.localhost'],
    ['harbor.localhost.', 'harbor.localhost'],
    ['harbor.localhost:3000', 'harbor.localhost'],
    ['HARBOR.localhost.:443', 'harbor.localhost'],
    ['example.com:', 'example.com'],
    ['bücher.example', 'xn--bcher-kva.example'],
    ['XN--BCHER-KVA.example', 'xn--bcher-kva.example'],
    ['127.0.0.1:3000', '127.0.0.1'],
    ['[::1]:3000', '[::1]'],
    ['a'.repeat(63), 'a'.repeat(63)],
  ])('spells %s as %s [TEN-001, TEN-501]', (raw, host) => {
    expect(normaliseHost(raw)).toBe(host);
  });

  it.each([
    ['nothing', ''],
    ['absent', undefined],
    ['a path', 'a.com/b'],
    ['credentials', 'user@a.com'],
    ['a query', 'a.com?x'],
    ['a fragment', 'a.com#x'],
    ['a backslash', 'a.com\\b'],
    ['a space', 'a.com b'],
    ['a leading space', ' a.com'],
    ['a tab, which URL would drop', 'a\t.com'],
    ['a line break', 'a.com\r\nx: y'],
    ['a zero byte', 'a.com\u0000'],
    ['escapes', '%61.com'],
    ['two trailing dots', 'a.com..'],
    ['an empty label', 'a..com'],
    ['a leading dot', '.a.com'],
    ['an underscore', 'a_b.com'],
    ['a wildcard', '*.a.com'],
    ['a port out of range', 'a.com:99999'],
    ['a port that is no number', 'a.com:http'],
    ['a label of 64', `${'a'.repeat(64)}.com`],
    ['more than 253 characters', `${'a.'.repeat(127)}com`],
    ['two hosts', 'a.com,b.com'],
  ])('refuses %s', (_what, raw) => {
    expect(normaliseHost(raw)).toBeNull();
  });

  it('is idempotent and its answer is plain ASCII', () => {
    const text = fc.oneof(fc.domain(), fc.string(), fc.string({ unit: 'grapheme' }));
    fc.assert(
      fc.property(text, (raw) => {
        const host = normaliseHost(raw);
        if (host === null) return;
        expect(host).toMatch(/^[a-z0-9.[\]:-]+$/);
        expect(normaliseHost(host)).toBe(host);
        expect(normaliseHost(`${host.toUpperCase()}:8080`)).toBe(host);
      }),
    );
  });
});

describe('baseUrlRedirect', () => {
  const base = 'https://shop.example:8443';

  it('sends another host to the base URL and keeps path and query as they are [TEN-508, TEN-509]', () => {
    const target = '/lamps/color=red%7Cblue?page=2&q=%2F%2Fa';
    for (const kind of ['redirect', 'primary'] as const) {
      expect(baseUrlRedirect({ kind, host: 'old.example', target }, base)).toBe(base + target);
    }
  });

  it('stays when the host is the base URL’s already [TEN-510]', () => {
    for (const kind of ['redirect', 'primary'] as const) {
      expect(baseUrlRedirect({ kind, host: 'shop.example', target: '/' }, base)).toBeUndefined();
    }
  });

  it('answers on a serving host as it is', () => {
    expect(baseUrlRedirect({ kind: 'serve', host: 'localhost', target: '/' }, base)).toBeUndefined();
  });

  it('redirects nowhere when the base URL is unusable', () => {
    for (const broken of ['', 'shop.example', 'javascript:alert(1)', 'ftp://shop.example']) {
      expect(baseUrlRedirect({ kind: 'redirect', host: 'a.example', target: '/' }, broken)).toBeUndefined();
    }
  });

  it('never lets the target change the host', () => {
    const origin = new URL(base).origin;
    const hostile = [
      '//evil.example',
      '.evil.example/',
      '@evil.example',
      'http://evil.example/',
      ':1@evil',
      '*',
    ];
    for (const target of hostile) {
      const location = baseUrlRedirect({ kind: 'redirect', host: 'a.example', target }, base);
      expect(new URL(location ?? '').origin, target).toBe(origin);
    }
    fc.assert(
      fc.property(fc.string(), (target) => {
        const location = baseUrlRedirect({ kind: 'redirect', host: 'a.example', target }, base);
        expect(new URL(location ?? '').origin).toBe(origin);
      }),
    );
  });
});

describe('secureAddress', () => {
  const target = '/lamps/color=red%7Cblue?page=2&q=%2F%2Fa';

  it('is the same address at the base URL, path and query as they came', () => {
    expect(secureAddress({ host: 'shop.example', target }, 'https://Shop.example')).toBe(
      `https://shop.example${target}`,
    );
    expect(secureAddress({ host: 'shop.example', target }, 'https://shop.example:8443')).toBe(
      `https://shop.example:8443${target}`,
    );
  });

  it('is none where the shop is at http, or the host is another one than the base URL’s', () => {
    expect(secureAddress({ host: 'shop.example', target }, 'http://shop.example')).toBeUndefined();
    expect(secureAddress({ host: 'localhost', target }, 'https://shop.example')).toBeUndefined();
    expect(secureAddress({ host: 'shop.example', target }, 'shop.example')).toBeUndefined();
  });

  it('never lets the target change the host', () => {
    for (const glued of ['@evil.example/', 'http://evil.example/', '.evil.example']) {
      expect(secureAddress({ host: 'shop.example', target: glued }, 'https://shop.example')).toBe(
        'https://shop.example/',
      );
    }
  });
});
