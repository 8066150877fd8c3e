/** Structured logging as the server provides it; a test may pass `silentLog`. */
export interface Log {
  info(fields: Readonly<Record<string, unknown>>, message: string): void;
  warn(fields: Readonly<Record<string, unknown>>, message: string): void;
  error(fields: Readonly<Record<string, unknown>>, message: string): void;
}

const nothing = () => undefined;
export const silentLog: Log = { info: nothing, warn: nothing, error: nothing };
