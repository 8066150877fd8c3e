import { adminAuditText } from '@stoa/messages';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queries } from '../../api/index.ts';
import type { ListFilter } from '../../kit/list/index.ts';
import { entityLabel, verbLabel } from './words.ts';

/** What the log of a shop can be filtered by: only what occurs in it. ADM-019 */
export function useAuditFilters(shop: string): readonly ListFilter[] {
  const { data, isError } = useQuery(queries.audit.facets.queryOptions({ input: { shop } }));
  return useMemo(() => {
    const facets = data ?? (isError ? { people: [], verbs: [], entities: [] } : undefined);
    const byLabel = (values: readonly string[] | undefined, tell: (value: string) => string) =>
      values
        ?.map((value) => ({ value, label: tell(value) }))
        .toSorted((a, b) => a.label.localeCompare(b.label));
    return [
      {
        kind: 'choice',
        name: 'person',
        label: adminAuditText.person(),
        options: facets?.people.map(({ id, name }) => ({ value: id, label: name })),
      },
      {
        kind: 'choice',
        name: 'verb',
        label: adminAuditText.action(),
        options: byLabel(facets?.verbs, verbLabel),
      },
      {
        kind: 'choice',
        name: 'entity',
        label: adminAuditText.kind(),
        options: byLabel(facets?.entities, entityLabel),
      },
      {
        kind: 'text',
        name: 'entityId',
        label: adminAuditText.record(),
        help: adminAuditText.recordHelp(),
      },
      { kind: 'days', name: 'days', label: adminAuditText.days() },
    ];
  }, [data, isError]);
}
