import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { projectFolder } from '../launch/project.mjs';
import { readName } from './names.ts';
import { recipes } from './recipes.ts';
import { writeNew } from './write-new.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'stoa-scaffold-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const architecture = readFileSync(join(projectFolder, 'docs/architecture.md'), 'utf8');

/** The section of docs/architecture.md that each recipe is of. */
const SECTIONS: Readonly<Record<keyof typeof recipes, string>> = {
  table: '### A table',
  capability: '### A capability',
  operation: '### An operation of the contract',
  page: '### A page of the shop',
};

/** Returns the files that a section of "How to add" names by a placeholder, with `name` in its place. */
function namedIn(section: string, name: string): readonly string[] {
  const begin = architecture.indexOf(`${section}\n`, architecture.indexOf('## How to add'));
  const text = architecture.slice(begin, architecture.indexOf('\n##', begin + 1));
  const paths = [...text.matchAll(/`((?:packages|apps)\/[^`]*<\w+>[^`]*)`/g)].map(([, path = '']) => path);
  return paths.map((path) => path.replaceAll(/<\w+>/g, name));
}

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(folder, path)).isFile())
    .map((path) => path.split(sep).join('/'));

describe.each(['table', 'capability', 'operation', 'page'] as const)('the scaffold of a %s', (recipe) => {
  const { files, next } = recipes[recipe](readName('gift-list'));

  it('makes the files that its recipe names', () => {
    writeNew(root, files);
    const named = namedIn(SECTIONS[recipe], 'gift-list');
    expect(named.length).toBeGreaterThan(0);
    expect(filesBelow(root).sort()).toEqual([...named].sort());
  });

  it('overwrites nothing, and then writes nothing', () => {
    const [last] = files.slice(-1);
    writeNew(root, [{ path: last?.path ?? '', text: 'mine' }]);
    expect(() => writeNew(root, files)).toThrow(
      expect.objectContaining({ exitSentence: expect.any(String) }),
    );
    expect(filesBelow(root)).toEqual([last?.path]);
    expect(readFileSync(join(root, last?.path ?? ''), 'utf8')).toBe('mine');
  });

  it('leads to files that are there: each that a step names', () => {
    const paths = next.join(' ').match(/\b(?:packages|apps|scripts|docs)\/[\w./-]*\w/g) ?? [];
    const made = files.map(({ path }) => path);
    const missing = paths.filter(
      (path) => !made.includes(path) && !statSync(join(projectFolder, path), { throwIfNoEntry: false }),
    );
    expect(missing).toEqual([]);
  });
});

describe('a name', () => {
  it('is written as files, types, variables, tables and people write it', () => {
    expect(readName('gift-list')).toEqual({
      kebab: 'gift-list',
      camel: 'giftList',
      pascal: 'GiftList',
      snake: 'gift_list',
      title: 'Gift list',
    });
  });

  it.each(['', 'Gift', 'gift_list', '../gift', 'gift--list', '1gift', 'gift/list'])('is not %j', (name) => {
    expect(() => readName(name)).toThrow(
      expect.objectContaining({ exitSentence: expect.stringContaining('no name') }),
    );
  });
});
