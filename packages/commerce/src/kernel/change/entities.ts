import type { ChangeKind } from '@stoa/database';

/**
 * What changes are about, and the change of the outbox that tells of each. `itself`: its use cases write the change,
 * for what has to be told depends on what differs. `nobody`: visitors are shown nothing of it.
 */
export const toldAs = {
  shop: 'shop.changed',
  seller: 'shop.changed',
  secret: 'nobody',
  role: 'nobody',
  invitation: 'nobody',
  /** Somebody's own account, which belongs to no single shop (`auditAccount`). */
  person: 'nobody',
  customer: 'customer.changed',
  'customer-group': 'nobody',
  category: 'category.changed',
  page: 'content.changed',
  'header-or-footer': 'content.changed',
  menu: 'menu.changed',
  redirect: 'content.changed',
  file: 'nobody',
  'search-phrase': 'search.changed',
  product: 'itself',
  stock: 'itself',
  order: 'order.changed',
  'order-note': 'nobody',
  mail: 'itself',
} as const satisfies Readonly<Record<string, ChangeKind | 'itself' | 'nobody'>>;

/** The kind of a record, as the audit log names it. */
export type Entity = keyof typeof toldAs;

/** What was done, as the audit log names it: `page.publish`. */
export type Verb = `${Entity}.${string}`;

/**
 * Fields that tell of a person. The audit log is kept for good and cannot be altered, so it tells that they changed and
 * never what they were: somebody who is erased does not live on in it. ADM-309
 */
export const personalFields: Readonly<Partial<Record<Entity, ReadonlySet<string>>>> = {
  customer: new Set(['email', 'newEmail', 'firstName', 'lastName', 'nickName', 'addresses']),
};
