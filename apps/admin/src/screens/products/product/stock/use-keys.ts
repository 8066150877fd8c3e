import { useState } from 'react';

/**
 * Returns the idempotency key of a request: the same for the same content as long as the form is open, so that what is
 * sent again after its answer was lost takes effect once; another content is another request.
 */
export function useKeys(): (content: unknown) => string {
  const [keys] = useState(() => new Map<string, string>());
  return (content) => {
    const text = JSON.stringify(content);
    const key = keys.get(text) ?? crypto.randomUUID();
    keys.set(text, key);
    return key;
  };
}
