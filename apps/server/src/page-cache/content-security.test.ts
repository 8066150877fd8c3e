import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, hashOwnScripts, ownSourcesOnly } from './content-security.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('scripts of a page for many', () => {
  const page =
    '<script nonce="n1">ours()</script><script src="/a.js" nonce="n1"></script><script>theirs()</script>';

  it('are allowed by their hash when they carry the nonce, and only then', () => {
    expect(hashOwnScripts(page, 'n1').hashes).toEqual([hashOf('ours()')]);
  });

  it('leave no nonce in the page', () => {
    expect(hashOwnScripts(page, 'n1').html).not.toContain('nonce');
  });

  it('do not gain from a nonce that somebody guessed wrong', () => {
    expect(hashOwnScripts('<script nonce="n2">x()</script>', 'n1').hashes).toEqual([]);
  });
});

it('allows nothing from elsewhere unless a module asks for it', () => {
  const policy = contentSecurityPolicy(["'nonce-x'"], ownSourcesOnly);
  expect(policy).toContain("script-src 'self' 'nonce-x';");
  expect(policy).toContain("frame-src 'none'");
  expect(policy).toContain("object-src 'none'");
  expect(policy).not.toContain("'unsafe-eval'");
});
