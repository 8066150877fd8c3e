import type { AuditEntry } from '@stoa/admin-contract';
import { adminAuditText, auditMeansText } from '@stoa/messages';
import { Fragment } from 'react';
import type { ListColumn } from '../../kit/list/index.ts';
import { Time } from '../../kit/time.tsx';
import { ActorSign } from './actor.tsx';
import classes from './audit.module.css';
import { entityLabel, type Names, tellDeed } from './words.ts';

/** The columns of the log; `names` are those of people whom entries are about. */
export const auditColumns = (names: Names): readonly ListColumn<AuditEntry>[] => [
  {
    id: 'what',
    header: adminAuditText.what(),
    role: 'name',
    hideable: false,
    cell: (entry) => (
      <span className={classes.what}>
        <ActorSign actor={entry.actor} />
        <span className={classes.sentence}>
          <strong>{entry.actor.name}</strong> {tellDeed(entry, names)}
        </span>
      </span>
    ),
  },
  {
    id: 'kind',
    header: adminAuditText.kind(),
    hidden: true,
    oneLine: true,
    cell: ({ entity }) => entityLabel(entity),
  },
  {
    id: 'means',
    header: adminAuditText.means(),
    oneLine: true,
    cell: ({ means }) => auditMeansText[means](),
  },
  {
    id: 'networkAddress',
    header: adminAuditText.networkAddress(),
    cell: ({ networkAddress }) =>
      networkAddress === null ? (
        <span className={classes.none}>–</span>
      ) : (
        <NetworkAddress address={networkAddress} />
      ),
  },
  {
    id: 'requestId',
    header: adminAuditText.requestId(),
    hidden: true,
    cell: ({ requestId }) => <span className={classes.address}>{requestId}</span>,
  },
  {
    id: 'when',
    header: adminAuditText.when(),
    align: 'end',
    oneLine: true,
    hideable: false,
    cell: ({ at }) => <Time at={at} />,
  },
];

/** A network address, which breaks between its groups where the place is narrow. */
const NetworkAddress = ({ address }: { readonly address: string }) => (
  <span className={classes.address}>
    {address.split(/(?<=:)(?=[\da-f])/i).map((group, at) => (
      // Groups repeat; nothing but their place tells them apart.
      <Fragment key={`${at}${group}`}>
        {at > 0 && <wbr />}
        {group}
      </Fragment>
    ))}
  </span>
);
