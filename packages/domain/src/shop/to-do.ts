/** What a shop needs before it can sell, in the order in which it is told. Not every shop needs all of it. */
export const toDoItems = [
  'products',
  'payment',
  'shipping',
  'contact',
  'legal',
  'home',
  'mail',
  'open',
] as const;
export type ToDoItem = (typeof toDoItems)[number];

/**
 * The addresses of the legal pages that a shop is made with, as drafts. The first two are those that the checkout leads
 * to. CMS-006
 */
export const legalPages = [
  'terms-of-service',
  'privacy-policy',
  'returns',
  'shipping',
  'legal-notice',
] as const;
export type LegalPage = (typeof legalPages)[number];
