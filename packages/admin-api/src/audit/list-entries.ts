import { listAuditEntries } from '@stoa/commerce';
import { forRole } from '../access/office.ts';
import { filterOf } from './asked.ts';

export const listEntries = forRole.audit.list.handler(async ({ input, context }) => {
  const { cursor: after, limit } = input;
  const { entries, next } = await listAuditEntries(context.shop, { ...filterOf(input), after, limit });
  return {
    items: entries.map(({ actor, at, networkAddress, changes, ...entry }) => ({
      ...entry,
      at: at.toISOString(),
      actor: { kind: actor.kind, id: actor.kind === 'staff' ? actor.id : null, name: actor.name },
      networkAddress: networkAddress ?? null,
      changes: changes.map(({ path, ...values }) => ({ ...values, path: [...path] })),
    })),
    next: next ?? null,
  };
});
