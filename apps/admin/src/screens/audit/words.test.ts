import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AuditEntry } from '@stoa/admin-contract';
import { orderTransitions } from '@stoa/domain';
import { auditEntityText, auditVerbText } from '@stoa/messages';
import { describe, expect, it } from 'vitest';
import { entityLabel, tellDeed, verbLabel } from './words.ts';

const commerce = join(import.meta.dirname, '../../../../../packages/commerce/src');
const read = (file: string) => readFileSync(join(commerce, file), 'utf8');

/** Parts of verbs that only a value names. */
const expansions: Readonly<Record<string, readonly string[]>> = {
  'order.${step.machine}': Object.keys(orderTransitions).map((machine) => `order.${machine}`),
  'shop.${action}': ['suspend', 'resume', 'close'].map((action) => `shop.${action}`),
};

/** Verbs that are chosen between before they are named. */
const CHOSEN = /\bverb = \w+ \? '([^']+)' : '([^']+)'/g;

const sources = () =>
  globSync('**/*.ts', { cwd: commerce })
    .filter((file) => !file.endsWith('.test.ts') && !file.startsWith('testing'))
    .map(read);

const named = sources()
  .flatMap((source) => [...source.matchAll(/\bverb: (?:'([^']+)'|`([^`]+)`)/g)])
  .flatMap(([, plain, template = '']) =>
    plain === undefined ? (expansions[template] ?? [template]) : [plain],
  );
const chosen = sources().flatMap((source) => [...source.matchAll(CHOSEN)].flatMap(([, ...both]) => both));
const verbs = [...named, ...chosen];

const entities = [...read('kernel/change/entities.ts').matchAll(/^ {2}'?([a-z-]+)'?: '[\w.]+',$/gm)].map(
  ([, entity = '']) => entity,
);

const entry: AuditEntry = {
  id: '0199a0b4-0000-7000-8000-000000000001',
  at: '2026-01-01T10:00:00.000Z',
  actor: { kind: 'staff', id: '0199a0b4-0000-7000-8000-000000000002', name: 'Ada Quill' },
  means: 'session',
  networkAddress: null,
  verb: 'role.assign',
  entity: 'role',
  entityId: '0199a0b4-0000-7000-8000-00000000beef',
  changes: [],
  requestId: 'r',
};

describe('the words of the audit log', () => {
  it('are there for each thing that is done and each kind of record', () => {
    expect(verbs.length).toBeGreaterThan(40);
    expect([...new Set(verbs)].filter((verb) => !Object.hasOwn(auditVerbText, verb))).toEqual([]);
    expect(entities).toContain('header-or-footer');
    expect(entities.filter((entity) => !Object.hasOwn(auditEntityText, entity))).toEqual([]);
  });

  it('tell a deed by the name of the person whom it is about', () => {
    const names = new Map([[entry.entityId, 'Bo Reed']]);
    expect(tellDeed(entry, names)).toBe('changed the role of Bo Reed');
    expect(tellDeed(entry, new Map())).toBe('changed the role of …\u20600000beef');
  });

  it('tell a record by a name that is among what changed', () => {
    const change = { path: ['name'], before: 'Tea cup', after: 'Coffee cup' };
    const edited = { ...entry, verb: 'product.edit', entity: 'product', changes: [change] };
    expect(tellDeed(edited, new Map())).toBe('changed the product Coffee cup');
    const deep = { ...edited, changes: [{ path: ['seo', 'title'], after: 'Cups' }] };
    expect(tellDeed(deep, new Map())).toBe('changed the product …\u20600000beef');
  });

  it('say something sensible of what nobody has found words for', () => {
    const odd = { ...entry, verb: 'gift-card.melt-down', entity: 'gift-card', entityId: '7' };
    expect(tellDeed(odd, new Map())).toBe('did “melt down” to the gift card 7');
    expect(verbLabel('constructor')).toBe('Did “constructor” to a constructor');
    expect(entityLabel('gift-card')).toBe('Gift card');
  });

  it('name what one filters by without any record', () => {
    expect(verbLabel('product.change-price')).toBe('Changed the price of a product');
    expect(verbLabel('shop.update')).toBe('Changed the settings of the shop');
    expect(verbLabel('order.payment')).toBe('Changed the payment of an order');
    expect(verbLabel('stock.adjust')).toBe('Adjusted the stock of a product');
    expect(verbLabel('role.remove')).toBe('Took the role of a person away');
  });
});
