import { randomUUID } from 'node:crypto';

/** Names one wish to buy, however often it is sent. */
export const newKey = (): string => randomUUID();
