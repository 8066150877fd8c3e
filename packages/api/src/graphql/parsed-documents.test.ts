import { SlugPageDocument } from '@stoa/contract';
import { parse } from 'graphql';
import { expect, it } from 'vitest';
import { parsedDocuments } from './parsed-documents.ts';

it('keeps what our own documents are parsed to, and nothing that a stranger sends', () => {
  const { documentCache, errorCache } = parsedDocuments();
  const [own, strange] = [SlugPageDocument.toString(), '{ me { email } }'];
  for (const text of [own, strange]) documentCache.set(text, parse(text));
  expect(documentCache.get(own)).toBeDefined();
  expect(documentCache.get(strange)).toBeUndefined();
  errorCache.set();
  expect(errorCache.get()).toBeUndefined();
});
