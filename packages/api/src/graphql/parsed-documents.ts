import type { DocumentNode } from 'graphql';
import { isRegistered } from './execute.ts';

/**
 * What was parsed and found in documents, as Yoga keeps it. Those of our storefront are kept for good. Of all others
 * anybody may send any number, each as long as a body: they are parsed anew each time.
 */
export function parsedDocuments() {
  const kept = new Map<string, DocumentNode>();
  const documentCache = {
    get: (text: string) => kept.get(text),
    set(text: string, document: DocumentNode) {
      if (isRegistered(text)) kept.set(text, document);
    },
  };
  const errorCache = { get: () => undefined, set: () => undefined };
  return { documentCache, errorCache, validationCache: false };
}
