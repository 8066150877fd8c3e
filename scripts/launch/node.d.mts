export function isNewEnough(version: string): boolean;
export function runUnder(node: string, args: readonly string[]): Promise<void>;
