import { listAuditFacets } from '@stoa/commerce';
import { forRole } from '../access/office.ts';

export const listFacets = forRole.audit.facets.handler(async ({ context }) => {
  const { people, verbs, entities } = await listAuditFacets(context.shop);
  return {
    people: people.map(({ id, name }) => ({ id, name })),
    verbs: [...verbs],
    entities: [...entities],
  };
});
