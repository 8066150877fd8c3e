import type { Gate } from './gate.ts';
import { endGroups } from './vitest/program-group.ts';

/** Exit code of a process that was told to end. */
const STOPPED = 143;

/** Whoever stops the checks is told how far they came, and nothing that they started goes on. */
export function tellWhenStopped(gate: Gate, print: (text: string) => void): void {
  const stop = async () => {
    print(['Stopped before the end:', ...gate.soFar().map((line) => `  ${line}`)].join('\n'));
    await endGroups();
    process.exit(STOPPED);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop);
}
