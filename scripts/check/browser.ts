import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ExitError } from '../launch/failure.mjs';
import { runQuietly } from '../launch/program.mjs';

/** The first has no windows at all: it does the same with a fifth less work than one that hides them. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Finds the browser for the tests: the one `STOA_BROWSER` names, else the system's Chromium or Chrome, else Debian's,
 * which is installed when we may.
 * @throws ExitError saying how to get one.
 */
export async function findBrowser(): Promise<string> {
  const given = process.env.STOA_BROWSER;
  if (given) {
    if (existsSync(given)) return given;
    throw new ExitError(`STOA_BROWSER names ${given}, which does not exist: give the path of a Chromium.`);
  }
  const found = installedBrowser() ?? (await installChromium());
  if (found !== undefined) return found;
  throw new ExitError(
    'No Chromium was found: install one (on Debian: apt-get install chromium), name one with STOA_BROWSER=/path/to/chromium, or leave the browser tests out with STOA_BROWSER=skip.',
  );
}

/** Returns the path of a Chromium that is installed, if there is one. */
export function installedBrowser(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const inPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...inPath, ...ELSEWHERE].find((file) => existsSync(file));
}

async function installChromium(): Promise<string | undefined> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const aptGet = (...args: string[]) => runQuietly('apt-get', args, { env });
  await aptGet('update');
  const install = (name: string) => aptGet('install', '-y', '--no-install-recommends', name);
  const small = await install('chromium-headless-shell');
  // Older releases and relatives of Debian have the whole one only.
  const { code, output } = small.code === 0 ? small : await install('chromium');
  if (code !== 0) throw new ExitError(`Chromium could not be installed: ${output.trim().split('\n').at(-1)}`);
  return installedBrowser();
}
