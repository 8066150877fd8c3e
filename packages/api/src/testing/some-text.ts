import { expect } from 'vitest';

/** A text that is not empty, such as an id: `expect.any(String)` would be content with an empty one. */
export const someText: unknown = expect.stringMatching(/./);
