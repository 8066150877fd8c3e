import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFolder } from '../launch/project.mjs';

const read = (path: string) => readFileSync(join(projectFolder, path), 'utf8');
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

const manual = read('docs/operations.md');
const settings = found(read('apps/server/src/config.ts'), /^ {2}([A-Z][A-Z_]+): \{/gm);
const documented = found(manual, /^\| `([A-Z_]+)` +\|/gm);

/** Of the programs around it: systemd, PostgreSQL’s image, Caddy. */
const OF_OTHERS = new Set(['POSTGRES_PASSWORD', 'STOA_DATABASE_PASSWORD', 'SITES', 'NODE_IMAGE']);

describe('what whoever hosts it is given', () => {
  it('documents every setting, and no other', () => {
    // Chromium of the tests is the one that the server does not read.
    expect(documented.toSorted()).toEqual([...settings, 'STOA_BROWSER'].toSorted());
  });

  it.each([
    ['deploy/environment.example', /^([A-Z_]+)=/gm],
    ['deploy/env.example', /^([A-Z_]+)=/gm],
    ['deploy/stoa@.service', /(?:^Environment=| )([A-Z_]+)=%i/gm],
    ['Dockerfile', /(?:^ENV | )([A-Z_]+)=/gm],
    ['compose.yaml', /^ {6}([A-Z_]+): /gm],
  ])('sets in %s what is a setting', (file, pattern) => {
    const names = found(read(file), pattern).filter((name) => !OF_OTHERS.has(name));
    expect(names.length).toBeGreaterThan(1);
    expect(names.filter((name) => !documented.includes(name))).toEqual([]);
  });

  it('names no command that is not there', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const named = found(manual, /\b(?:npm run(?: -s)?|sudo stoa|^stoa) ([a-z:]+)/gm);
    expect(named).toContain('backup');
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('builds the image by the commands of the manual', () => {
    const inImage = found(read('Dockerfile'), /(?:RUN|&&) (npm [^\\\n]+?) *\\?$/gm);
    expect(inImage).toHaveLength(3);
    for (const command of inImage) expect(manual).toContain(`runuser -u stoa -- ${command}\n`);
  });

  it('tells of every file that it gives', () => {
    const files = readdirSync(join(projectFolder, 'deploy')).filter((name) => name !== '.env');
    const given = [...files, 'Dockerfile'].filter((name) => name !== 'is-ready.mjs' && name !== 'postgres');
    expect(given.length).toBeGreaterThan(5);
    expect(given.filter((name) => !manual.includes(name))).toEqual([]);
  });
});
