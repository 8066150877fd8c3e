export interface Stop {
  /** Milliseconds for which all is still served after SIGTERM; 0: none. */
  readonly drainFor: number;
  /** Has those who send requests here know that they should go elsewhere. */
  readonly drain: () => void;
  /** Ends in order. */
  readonly close: () => Promise<void>;
}

/** What of a process the signals need. */
type Signalled = Pick<NodeJS.Process, 'on' | 'exit'>;

/**
 * Shuts down in order: on SIGTERM after a time in which all is still served, on SIGINT at once, also during that time. A
 * SIGTERM that is repeated changes nothing: launchers pass it on, and whoever tells a whole group of processes has it
 * arrive more than once.
 */
export function stopOnSignal({ drainFor, drain, close }: Stop, on: Signalled = process): void {
  let drained: NodeJS.Timeout | undefined;
  let closing = false;
  const end = () => {
    if (closing) return;
    closing = true;
    clearTimeout(drained);
    close().then(
      () => on.exit(0),
      () => on.exit(1),
    );
  };
  on.on('SIGINT', end);
  on.on('SIGTERM', () => {
    if (closing || drained) return;
    if (drainFor === 0) return end();
    drained = setTimeout(end, drainFor);
    drain();
  });
}
