export function secondsSince(start: number): string;
export function step<T>(
  doing: string | (() => string),
  done: string | ((result: T) => string),
  work: () => Promise<T>,
  isGood?: (result: T) => boolean,
): Promise<T>;
