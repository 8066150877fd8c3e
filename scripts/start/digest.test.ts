import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { digestSources } from './digest.ts';

describe('the digest that tells a stale build', () => {
  const root = mkdtempSync(join(tmpdir(), 'stoa-digest-'));
  const write = (path: string, content: string) => {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), content);
  };
  const digest = () => digestSources(root, ['app', 'lock.json']);
  let before: string;

  beforeEach(() => {
    write('app/page.tsx', 'one');
    write('lock.json', '{}');
    before = digest();
  });
  afterAll(() => rmSync(root, { recursive: true }));

  it('changes with any source and comes back with it', () => {
    write('app/page.tsx', 'two');
    expect(digest()).not.toBe(before);
    write('app/page.tsx', 'one');
    expect(digest()).toBe(before);
    write('lock.json', '{"a":1}');
    expect(digest()).not.toBe(before);
  });

  it('sees a new file, and text that moved from one to the next', () => {
    write('app/q.tsx', '');
    const two = digest();
    expect(two).not.toBe(before);
    write('app/page.tsx', 'on');
    write('app/q.tsx', 'e');
    expect(digest()).not.toBe(two);
    rmSync(join(root, 'app/q.tsx'));
  });

  it('does not see tests, builds and packages', () => {
    write('app/page.test.tsx', 'test');
    write('app/build/out.js', 'built');
    write('app/node_modules/a/index.js', 'package');
    expect(digest()).toBe(before);
  });
});
