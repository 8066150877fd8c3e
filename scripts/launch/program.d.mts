import type { SpawnOptions } from 'node:child_process';

export function runQuietly(
  command: string,
  args: readonly string[],
  options?: Omit<SpawnOptions, 'stdio'>,
): Promise<{ code: number; output: string }>;
