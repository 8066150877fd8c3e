import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
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
    expect(given.filter((name) => !manual.includes(name === 'Dockerfile' ? name : `deploy/${name}`))).toEqual(
      [],
    );
  });
});

/** Runs deploy/stoa in a place of its own, with a program that says what it was given. */
function runStoa(lines: string, args: readonly string[], asked: NodeJS.ProcessEnv = {}) {
  const place = mkdtempSync(join(tmpdir(), 'stoa-deploy-'));
  try {
    const [settings, release] = [join(place, 'environment'), join(place, 'release')];
    writeFileSync(settings, lines);
    mkdirSync(join(release, 'scripts'), { recursive: true });
    writeFileSync(
      join(release, 'scripts', 'run.mjs'),
      'console.log(JSON.stringify({ args: process.argv.slice(2), env: process.env, cwd: process.cwd() }));',
    );
    symlinkSync(release, join(place, 'current'));
    const { stdout, stderr, status } = spawnSync(join(projectFolder, 'deploy', 'stoa'), args, {
      cwd: place,
      encoding: 'utf8',
      env: {
        PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
        STOA_USER: userInfo().username,
        STOA_ENVIRONMENT: settings,
        STOA_FOLDER: join(place, 'current'),
        ...asked,
      },
    });
    return { status, stderr, said: stdout === '' ? undefined : JSON.parse(stdout), release, place };
  } finally {
    rmSync(place, { recursive: true });
  }
}

describe('the command of an installation', () => {
  const address = 'postgres://u:p%27@h/db?sslmode=require&application_name=a;b#c $HOME `id` * ~';

  it('takes settings as they stand in the file, as systemd does, whatever they would mean to a shell', () => {
    const lines = `# a comment\n; another\n\nDATABASE_URL=${address}\nSMTP_URL=\nSTOA_LOG=info`;
    const { status, said } = runStoa(lines, ['shop', 'list']);
    expect(status).toBe(0);
    expect(said.env).toMatchObject({ DATABASE_URL: address, SMTP_URL: '', STOA_LOG: 'info' });
  });

  it('hands on each argument as it is, from the folder it is called in, to the version that runs', () => {
    const { said, release, place } = runStoa('STOA_LOG=info', ['backup', 'a folder', '$x', "it's"]);
    const command = join(release, 'apps/server/src/cli/backup.ts');
    expect(said.args).toEqual(['--batch', command, 'a folder', '$x', "it's"]);
    expect(said.cwd).toBe(place);
  });

  it.each([
    ['quotes', 'DATABASE_URL="postgres://h/db"'],
    ['a quote', "STOA_SECRET=it's"],
    ['a backslash', 'STOA_SECRET=a\\b'],
    ['a line that is none', 'STOA_SECRET'],
  ])('refuses a file with %s, which systemd would read otherwise', (_what, line) => {
    const { status, stderr, said } = runStoa(`STOA_LOG=info\n${line}\n`, ['shop', 'list']);
    expect([status, said]).toEqual([1, undefined]);
    expect(stderr).toMatch(/environment: .+\.\n$/);
  });

  it.each([[[]], [['test']], [['dev']], [['nonsense']]])(
    'runs no other script of the project: %j',
    async (args) => {
      const { status, stderr, said } = runStoa('STOA_LOG=info', args);
      expect([status, said]).toEqual([1, undefined]);
      expect(stderr).toContain('one of shop, staff, catalog, mail, backup, restore');
    },
  );
});
