import { spawn } from 'node:child_process';
import { asUser, type DatabaseUser } from './database-user.ts';

/**
 * A shell that waits on a pipe from us. A line means "all is well, go"; the end of the pipe without one means
 * that we died, however that was, and then it stops the postmaster fast.
 */
const SCRIPT = 'read -r _ && exit; kill -INT "$0" 2>/dev/null';

/**
 * Makes sure that the postmaster does not outlive this process. On Windows there is no such guard: the next
 * start ends what is left. Returns a function that calls the guard off.
 */
export function guardPostmaster(pid: number, user: DatabaseUser): () => void {
  if (process.platform === 'win32') return () => undefined;
  const guard = spawn('/bin/sh', ['-c', SCRIPT, String(pid)], {
    ...asUser(user),
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  // Neither the guard nor its pipe keeps us alive; a guard that ended early breaks the pipe, which is no fault.
  guard.on('error', () => undefined);
  guard.stdin.on('error', () => undefined);
  guard.unref();
  if ('unref' in guard.stdin && typeof guard.stdin.unref === 'function') guard.stdin.unref();
  return () => guard.stdin.end('go\n');
}
