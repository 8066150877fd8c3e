/** Reports the progress of long work. */
export interface ProgressLine {
  (done: number, total: number): void;
  /** Ends the line that a terminal still shows. */
  end(): void;
}

const WIDTH = 30;

interface Output {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/**
 * Returns a bar that moves on a terminal; elsewhere a line at each tenth, so that a log is not filled. `unit` names
 * what is counted.
 */
export function progressLine(
  unit: string,
  out: Output = process.stdout,
  now: () => number = performance.now.bind(performance),
): ProgressLine {
  const began = now();
  let saidTenth = 0;
  let saidAt = 0;
  let isOpen = false;
  const report = (done: number, total: number) => {
    const share = total === 0 ? 1 : Math.min(1, done / total);
    const rate = Math.round(done / Math.max(0.001, (now() - began) / 1000));
    const words = `${Math.floor(share * 100)} %  ${count(done)} of ${count(total)} ${unit}, ${count(rate)} a second`;
    if (out.isTTY) {
      if (now() - saidAt < 100 && done < total) return;
      saidAt = now();
      isOpen = true;
      const filled = Math.round(share * WIDTH);
      out.write(`\r\u001b[K[${'#'.repeat(filled)}${' '.repeat(WIDTH - filled)}] ${words}`);
    } else if (Math.floor(share * 10) > saidTenth) {
      saidTenth = Math.floor(share * 10);
      out.write(`${words}\n`);
    }
  };
  return Object.assign(report, {
    end() {
      if (isOpen) out.write('\n');
      isOpen = false;
    },
  });
}

const count = (value: number): string => value.toLocaleString('en-US');
