import { describeError, type Log } from '@stoa/commerce';

const write = (text: string) => process.stdout.write(`${text}\n`);

const describingErrors = (_name: string, value: unknown) =>
  value instanceof Error ? describeError(value) : value;

const warn = (fields: Readonly<Record<string, unknown>>, message: string) =>
  process.stderr.write(`${message} ${JSON.stringify(fields, describingErrors)}\n`);

/** What is logged outside of a request. */
export const startLog: Log = { info: () => undefined, warn, error: warn };

/** Tells whoever started the server what it is doing. */
export const progress = {
  note: write,
  async step<T>(name: string, work: () => Promise<T>): Promise<T> {
    const began = performance.now();
    const result = await work();
    write(`${name} ready (${((performance.now() - began) / 1000).toFixed(1)} s)`);
    return result;
  },
};
