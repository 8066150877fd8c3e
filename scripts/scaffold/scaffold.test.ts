import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix, sep } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { projectFolder } from '../launch/project.mjs';
import { undeclaredIn } from '../testing/undeclared.ts';
import { recipes } from './recipes.ts';
import { writeNew } from './write-new.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'stoa-scaffold-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const howToAdd = partOf(readFileSync(join(projectFolder, 'docs/architecture.md'), 'utf8'), '## How to add');

/** Returns what stands below a heading, up to the next one of its level. */
function partOf(text: string, heading: string): string {
  const begin = text.indexOf(`${heading}\n`);
  if (begin < 0) return '';
  const [level = ''] = heading.match(/^#+ /) ?? [];
  const end = text.indexOf(`\n${level}`, begin);
  return text.slice(begin + heading.length, end < 0 ? undefined : end);
}

/** Returns the files that a section of "How to add" names by a placeholder, with the words of `name` in their places. */
function namedIn(section: string, name: string): readonly string[] {
  const folder = posix.dirname(name);
  const own = posix.basename(name);
  const paths = [
    ...partOf(howToAdd, `### ${section}`).matchAll(/`((?:packages|apps)\/[^`]*<\w+>[^`]*)`/g),
  ].map(([, path = '']) => path);
  return paths.map((path) => path.replace('<capability>/', `${folder}/`).replaceAll(/<\w+>/g, own));
}

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(folder, path)).isFile())
    .map((path) => path.split(sep).join('/'));

describe.each([...recipes])('the scaffold of a %s', (_word, { section, example, scaffold }) => {
  const { files, next } = scaffold(example);

  it('makes the files that its section of "How to add" names', () => {
    writeNew(root, files);
    const named = namedIn(section, example);
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
    const paths = next.join(' ').match(/\b(?:packages|apps|scripts|docs|e2e)\/[\w./-]*\w/g) ?? [];
    const made = files.map(({ path }) => path);
    const missing = paths.filter(
      (path) => !made.includes(path) && !statSync(join(projectFolder, path), { throwIfNoEntry: false }),
    );
    expect(missing).toEqual([]);
  });

  it('says of each name that is to be replaced by what, and of no other', () => {
    const undeclared = files.flatMap(({ path, text }) => undeclaredIn(path, text));
    const named = next.join(' ').match(/`[A-Z][A-Z_]+`/g) ?? [];
    expect(new Set(named.map((one) => one.slice(1, -1)))).toEqual(new Set(undeclared));
  });

  it('refuses what is no name', () => {
    for (const wrong of ['', 'Gift', 'gift_list', '../gift', 'gift--list', '1gift', 'gift/list']) {
      expect(() => scaffold(wrong), wrong).toThrow(
        expect.objectContaining({ exitSentence: expect.any(String) }),
      );
    }
  });
});

it('each section of "How to add" that names files by a placeholder has a scaffold', () => {
  const sections = [...howToAdd.matchAll(/^### (.*)$/gm)].map(([, section = '']) => section);
  const withFiles = sections.filter((section) => namedIn(section, 'a/b').length > 0);
  expect([...recipes.values()].map(({ section }) => section).sort()).toEqual(withFiles.sort());
});

it('the document, and whoever contributes, are told each word', () => {
  const call = `npm run scaffold -- ${[...recipes.keys()].join('|')} NAME`;
  expect(howToAdd).toContain(call);
  expect(readFileSync(join(projectFolder, 'CONTRIBUTING.md'), 'utf8')).toContain(call);
});
