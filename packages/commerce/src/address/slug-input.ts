import { shortText } from '../kernel/input.ts';

/** One part of an address; pages alone may stand deeper. */
export const slug = shortText(80).regex(/^[^/]+$/);
