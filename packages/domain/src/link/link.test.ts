import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linkOf } from './index.ts';

describe('linkOf', () => {
  it('keeps paths within the shop', () => {
    expect(linkOf('/lamps?page=2#top')).toEqual({ kind: 'internal', href: '/lamps?page=2#top' });
    expect(linkOf(' lamps ')).toEqual({ kind: 'internal', href: '/lamps' });
    expect(linkOf('?page=2')).toEqual({ kind: 'internal', href: '/?page=2' });
    expect(linkOf('https://Shop.example/lamps', 'shop.example')).toEqual({
      kind: 'internal',
      href: '/lamps',
    });
  });

  it('opens other sites elsewhere', () => {
    expect(linkOf('https://maker.example/about')).toEqual({
      kind: 'external',
      href: 'https://maker.example/about',
    });
    expect(linkOf('HTTP://maker.example', 'shop.example')?.kind).toBe('external');
  });

  it('leaves places, mail and phone to the browser', () => {
    for (const href of ['#reviews', 'mailto:hello@shop.example', 'tel:+16105550123']) {
      expect(linkOf(href)).toEqual({ kind: 'plain', href });
    }
  });

  it('drops what must not be planted in a page', () => {
    const hostile = [
      'javascript:alert(1)',
      ' JAVASCRIPT:alert(1)',
      'java\nscript:x',
      'data:text/html,x',
      'vbscript:x',
    ];
    const more = [
      '//evil.example',
      '/\\evil.example',
      '\\\\evil.example',
      'https://a@evil.example',
      'https://',
      'ftp://a',
    ];
    for (const href of [...hostile, ...more, 'mailto:a b', '', '  ', null, undefined]) {
      expect(linkOf(href), String(href)).toBeUndefined();
    }
  });

  it('never leads to a script, and inside only within the shop', () => {
    const schemes = fc.constantFrom('javascript:', 'data:', 'http:', '//', '/', '\\', '', 'x:');
    fc.assert(
      fc.property(schemes, fc.string(), (scheme, rest) => {
        const link = linkOf(scheme + rest, 'shop.example');
        if (!link) return;
        const url = new URL(link.href, 'https://shop.example');
        expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(url.protocol);
        if (link.kind === 'internal') expect(url.host).toBe('shop.example');
      }),
      { numRuns: 1000 },
    );
  });
});
