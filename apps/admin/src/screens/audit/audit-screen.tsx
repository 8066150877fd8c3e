import { Button } from '@mantine/core';
import { adminAuditText } from '@stoa/messages';
import { IconDownload, IconHistory } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queries } from '../../api/index.ts';
import { cursorOf, List, listQuery, useListState } from '../../kit/list/index.ts';
import { usePlace } from '../../kit/place.ts';
import { Screen } from '../../kit/screen.tsx';
import { Empty } from '../../kit/state/index.ts';
import { tellTime } from '../../kit/time.tsx';
import { useSession, useWorkplace } from '../../session/index.ts';
import { auditColumns } from './columns.tsx';
import { EntryDetails } from './entry-details.tsx';
import { askedBy, csvAddress, FILTERS } from './filter.ts';
import { useAuditFilters } from './use-audit-filters.ts';
import { tellDeed } from './words.ts';

/** Who changed what, the latest first. ADM-018, ADM-019 */
export function AuditScreen() {
  const { code: shop } = useWorkplace();
  const { person } = useSession();
  const place = usePlace();
  const control = useListState(FILTERS);
  const { filters, place: at } = control.state;
  const cursor = cursorOf(at);
  const asked = { shop, ...askedBy(filters), ...(cursor !== undefined && { cursor }) };
  const entries = useQuery({ ...queries.audit.list.queryOptions({ input: asked }), ...listQuery });
  const names = useNames(shop);
  const columns = useMemo(() => auditColumns(names), [names]);
  const narrowed = Object.keys(filters).length > 0;

  return (
    <Screen
      title={adminAuditText.title()}
      description={adminAuditText.description()}
      width="wide"
      actions={
        <Button
          component="a"
          href={csvAddress(shop, filters)}
          download
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          {...(narrowed && { title: adminAuditText.downloadFiltered() })}
        >
          {adminAuditText.download()}
        </Button>
      }
    >
      <List
        control={control}
        query={entries}
        keptAs={{ list: 'audit', person: person.id }}
        label={adminAuditText.list()}
        columns={columns}
        rowId={({ id }) => id}
        rowName={(entry) =>
          adminAuditText.entry({
            who: entry.actor.name,
            did: tellDeed(entry, names),
            when: tellTime(entry.at, place, 'minute'),
          })
        }
        unfold={(entry) => <EntryDetails entry={entry} />}
        filters={useAuditFilters(shop)}
        empty={<Empty icon={IconHistory} title={adminAuditText.empty()} help={adminAuditText.emptyHelp()} />}
      />
    </Screen>
  );
}

/** The names of those who work here; until they are known, people are called by the ends of their ids. */
function useNames(shop: string): ReadonlyMap<string, string> {
  const { data } = useQuery(queries.people.list.queryOptions({ input: { shop } }));
  return useMemo(() => new Map(data?.people.map(({ id, name }) => [id, name])), [data]);
}
