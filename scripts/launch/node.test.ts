import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { isNewEnough } from './node.mjs';

/** Runs `script` under another process of Node, as the launcher does, and waits for its first words. */
async function runThroughLauncher(script: string): Promise<{ launcher: ChildProcess; output: Readable }> {
  const module = new URL('./node.mjs', import.meta.url).href;
  const code = `
    import { runUnder } from ${JSON.stringify(module)};
    await runUnder(process.execPath, ['-e', process.argv[1]]);`;
  const launcher = spawn(process.execPath, ['--input-type=module', '-e', code, script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(launcher.stdout, 'data');
  return { launcher, output: launcher.stdout };
}

describe('running under another Node', () => {
  it('passes a stop signal on, and the way it ended back', async () => {
    const { launcher } = await runThroughLauncher(
      `process.on('SIGTERM', () => process.exit(7)); setInterval(() => {}, 1000); console.log('up');`,
    );
    const ended = once(launcher, 'exit');
    launcher.kill('SIGTERM');
    expect(await ended).toEqual([7, null]);
  });

  it('ends by the signal that ended what it runs', async () => {
    const { launcher } = await runThroughLauncher(
      `console.log('up'); setTimeout(() => process.kill(process.pid, 'SIGKILL'), 10); setInterval(() => {}, 1000);`,
    );
    expect(await once(launcher, 'exit')).toEqual([null, 'SIGKILL']);
  });

  it('tells what it runs when it is killed itself', async () => {
    const { launcher, output } = await runThroughLauncher(
      `process.on('disconnect', () => { console.log('told'); process.exit(); }); console.log('up');`,
    );
    launcher.kill('SIGKILL');
    expect(await text(output)).toBe('told\n');
  });

  it('takes Node from 22.22 up', () => {
    expect(['20.20.2', '22.21.9', '22.22.0', '23.0.0', '24.1.0'].map(isNewEnough)).toEqual([
      false,
      false,
      true,
      true,
      true,
    ]);
  });
});
