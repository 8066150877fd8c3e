/** Watches whether something goes on. */
export interface SilenceWatch {
  /** Something happened; `progress` says how far it has come. */
  heard(progress: string): void;
  stop(): void;
}

/** Calls `onSilence` when nothing was heard for so many milliseconds. */
export type WatchSilence = (onSilence: () => void) => SilenceWatch;

export function silenceOf(milliseconds: number): WatchSilence {
  return (onSilence) => {
    const timer = setTimeout(onSilence, milliseconds);
    return { heard: () => timer.refresh(), stop: () => clearTimeout(timer) };
  };
}
