// Runs on any Node from 20 up and before anything is installed: imports Node's own modules only.
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { ExitError, fail } from './failure.mjs';
import { speedUpLoading } from './loading.mjs';
import { chooseNode, runUnder } from './node.mjs';
import { ensurePackages } from './packages.mjs';

/**
 * On a machine with much memory V8 lets what is young grow to 128 MB before it looks for garbage, which a page's
 * rendering makes in a moment, and what is old to several times what was left the last time. So told, it looks
 * sooner, and the server holds half as much at the same speed. Can only be said at the start.
 */
export const LITTLE_GARBAGE = ['--max-semi-space-size=8', '--heap-growing-percent=40'];

/** For work that makes much garbage and ends: it looks seldom, which takes memory and half the time. */
export const MUCH_GARBAGE = ['--max-semi-space-size=64'];

/**
 * Runs a TypeScript file (an absolute path): installs the packages when they are missing or out of date, and goes
 * over to the Node that Stoa is made for when this one is another. `needed` says which packages have to be there, as
 * `ensurePackages` has it; `options` are V8's.
 */
export async function launch(file, args, needed, options = LITTLE_GARBAGE) {
  try {
    if (!existsSync(file)) throw new ExitError(`There is no file ${file}.`);
    process.on('uncaughtException', fail);
    endWithNpm();
    endWithLauncher();
    if (!options.every((option) => process.execArgv.includes(option))) {
      await ensurePackages(needed);
      await runUnder(chooseNode(), [...options, ...process.execArgv, ...process.argv.slice(1)]);
      return;
    }
    speedUpLoading();
    process.argv = [process.argv[0], file, ...args];
    await import(pathToFileURL(file).href);
  } catch (error) {
    fail(error);
  }
}

/** npm ends at once when it is told to, and tells nobody: without it we stop as if told to ourselves. */
function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const npm = process.ppid;
  const look = () => process.ppid !== npm && process.kill(process.pid, 'SIGTERM');
  setInterval(look, 500).unref();
}

/** The same for the launcher that started us under this Node. */
function endWithLauncher() {
  if (process.channel === undefined || process.channel === null) return;
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
