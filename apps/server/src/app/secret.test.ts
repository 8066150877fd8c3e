import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeTestFolder } from '../postgres/testing.ts';
import { openSecret } from './secret.ts';

let folder: string;
beforeEach(() => {
  folder = makeTestFolder();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const path = () => join(folder, 'secret');
const whose = { shopId: 'shop', name: 'stripe' };

describe('the key that seals secrets', () => {
  it('is made once, readable by us alone, and opens what it sealed', () => {
    const sealed = openSecret(undefined, folder).seal(whose, 'word');
    expect(openSecret(undefined, folder).open(whose, sealed)).toBe('word');
    expect(statSync(path()).mode & 0o077).toBe(0);
    expect(readdirSync(folder)).toEqual(['secret']);
  });

  it('may be several, the newest first', () => {
    const [newest, old] = ['n'.repeat(32), 'o'.repeat(40)];
    writeFileSync(path(), `${old}\n`);
    const sealed = openSecret(undefined, folder).seal(whose, 'word');
    writeFileSync(path(), `${newest},${old}\n`);
    expect(openSecret(undefined, folder).open(whose, sealed)).toBe('word');
  });

  it.each([
    ['empty', ''],
    ['blank', ' \n'],
    ['short', 'x'.repeat(31)],
    ['one of them short', `${'x'.repeat(32)},y`],
    ['garbled', '\u0000\u0001\u00ff'.repeat(20)],
    ['a sentence', 'this is no key but a sentence that somebody wrote'],
  ])('stops the start with what to do when it is %s', (_what, text) => {
    writeFileSync(path(), text);
    const said = expect.objectContaining({
      exitSentence: expect.stringContaining(`${path()} should hold the key`),
    });
    expect(() => openSecret(undefined, folder)).toThrow(said);
  });

  it('stops the start with what to do when it is no file', () => {
    mkdirSync(path());
    const said = expect.objectContaining({ exitSentence: expect.stringMatching(/EISDIR.*restore it/) });
    expect(() => openSecret(undefined, folder)).toThrow(said);
  });
});
