import { spawn } from 'node:child_process';

/**
 * Runs a program to its end, out of sight. Resolves with its exit code (127 when it could not be started) and
 * all it said.
 */
export function runQuietly(command, args, options = {}) {
  return new Promise((resolve) => {
    const said = [];
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.on('data', (chunk) => said.push(chunk));
    child.stderr.on('data', (chunk) => said.push(chunk));
    const end = (code, more = '') => resolve({ code, output: Buffer.concat(said).toString('utf8') + more });
    child.once('error', (error) => end(127, error.message));
    child.once('close', (code) => end(code ?? 1));
  });
}
