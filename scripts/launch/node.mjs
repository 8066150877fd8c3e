import { spawn, spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { ExitError } from './failure.mjs';
import { projectFolder } from './project.mjs';

/** The oldest Node that runs Stoa for those who bring their own: `engines` in package.json. */
const OLDEST = [22, 22];

/**
 * Chooses the Node to run on: the one in the packages, else this one when it is new enough.
 * @throws ExitError when there is none.
 */
export function chooseNode() {
  const packaged = packagedNode();
  if (packaged !== undefined) {
    if (packaged === realpathSync(process.execPath)) return process.execPath;
    if (spawnSync(packaged, ['--version'], { stdio: 'ignore' }).status === 0) return packaged;
  }
  if (isNewEnough(process.versions.node)) return process.execPath;
  throw new ExitError(
    `Stoa brings no Node that runs here (${process.platform}-${process.arch}): install Node ${OLDEST.join('.')} or newer (this is ${process.versions.node}) and start again.`,
  );
}

function packagedNode() {
  const platform = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  try {
    return realpathSync(join(projectFolder, 'node_modules', `node-${platform}`, 'bin', file));
  } catch {
    return undefined;
  }
}

export function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
}

/**
 * Else glibc keeps what each of many threads let go for that thread, and after some pictures it would put whole
 * ones between what lives long, where they leave holes: blocks of 128 kB go back at once. Other systems pass it over.
 */
const GIVE_BACK = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' };

const PASSED_ON = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs `args` under another Node and ends this process as that one ends. Signals are passed on; a terminal sends
 * Ctrl-C to both, so whoever is stopped must bear being told twice.
 */
export async function runUnder(node, args) {
  const path = `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`;
  const child = spawn(node, args, {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...GIVE_BACK, ...process.env, PATH: path },
  });
  for (const signal of PASSED_ON) process.on(signal, () => child.kill(signal));
  const { code, signal } = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve({ code, signal }));
  });
  if (signal === null) process.exit(code);
  for (const passed of PASSED_ON) process.removeAllListeners(passed);
  process.kill(process.pid, signal);
}
