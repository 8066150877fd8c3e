import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';

const KILLED_AFTER_MS = 10_000;
const CAN_GROUP = process.platform !== 'win32';

/** A program with all that it starts itself. */
export interface ProgramGroup {
  readonly child: ChildProcess;
  /**
   * Resolves with the exit code when the program has ended and its output was read; 127: it could not be started. Never
   * once all groups are being ended, so that nothing follows on it.
   */
  readonly ended: Promise<number>;
  /** Asks all of them to end, and ends them when they do not. */
  end(): void;
}

/** The groups that run, each with the promise that it is gone. */
const running = new Map<ProgramGroup, Promise<number>>();
let areAllEnding = false;

/** Starts a program in a process group of its own, with its output on pipes. */
export function startGroup(command: string, args: readonly string[], options: SpawnOptions): ProgramGroup {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'], detached: CAN_GROUP });
  let killing: NodeJS.Timeout | undefined;
  const gone = new Promise<number>((resolve) => {
    child.once('error', () => resolve(127));
    child.once('close', (code) => resolve(code ?? 1));
  }).finally(() => {
    clearTimeout(killing);
    running.delete(group);
  });
  const group: ProgramGroup = {
    child,
    ended: gone.then((code) => (areAllEnding ? new Promise(() => undefined) : code)),
    end() {
      signal(child, 'SIGTERM');
      killing ??= setTimeout(() => signal(child, 'SIGKILL'), KILLED_AFTER_MS);
    },
  };
  running.set(group, gone);
  return group;
}

/** Ends all groups that run, and resolves when they have. */
export async function endGroups(): Promise<void> {
  areAllEnding = true;
  const groups = [...running];
  for (const [group] of groups) group.end();
  await Promise.all(groups.map(([, gone]) => gone));
}

function signal(child: ChildProcess, name: 'SIGTERM' | 'SIGKILL'): void {
  if (child.pid === undefined) return;
  try {
    if (CAN_GROUP) process.kill(-child.pid, name);
    else child.kill(name);
  } catch {
    // It has ended already.
  }
}
