import { randomUUID } from 'node:crypto';

/** Makes an idempotency key for one intention to buy. */
export const newKey = (): string => randomUUID();
