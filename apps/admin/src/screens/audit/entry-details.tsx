import type { AuditEntry } from '@stoa/admin-contract';
import { adminAuditText } from '@stoa/messages';
import { IconArrowNarrowRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { usePlace } from '../../kit/place.ts';
import { useWorkplace } from '../../session/index.ts';
import classes from './audit.module.css';
import { tellPath, tellValue } from './values.ts';

/** What an entry says besides its sentence: each field before and after, and the ways to related entries. ADM-018 */
export function EntryDetails({ entry }: { readonly entry: AuditEntry }) {
  const { changes, actor, entity, entityId, requestId } = entry;
  return (
    <div className={classes.details}>
      {changes.length === 0 ? (
        <p className={classes.noChanges}>{adminAuditText.noChanges()}</p>
      ) : (
        <table className={classes.changes}>
          <caption className="unseen">{adminAuditText.changes()}</caption>
          <thead>
            <tr>
              <th scope="col">{adminAuditText.field()}</th>
              <th scope="col">{adminAuditText.before()}</th>
              <th scope="col">{adminAuditText.after()}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map((change) => (
              <Change key={change.path.join('\n')} {...change} />
            ))}
          </tbody>
        </table>
      )}
      <dl className={classes.small}>
        <div>
          <dt>{adminAuditText.record()}</dt>
          <dd>{entityId}</dd>
        </div>
        <div>
          <dt>{adminAuditText.requestId()}</dt>
          <dd>{requestId}</dd>
        </div>
      </dl>
      <p className={classes.related}>
        <Link to={`?${new URLSearchParams({ entity, entityId })}`}>{adminAuditText.ofRecord()}</Link>
        {actor.id !== null && (
          <Link to={`?${new URLSearchParams({ person: actor.id })}`}>
            {adminAuditText.ofPerson({ name: actor.name })}
          </Link>
        )}
      </p>
    </div>
  );
}

function Change({ path, before, after }: AuditEntry['changes'][number]) {
  return (
    <tr>
      <th scope="row">{tellPath(path)}</th>
      <td>
        <span className={classes.valueName} aria-hidden>
          {adminAuditText.before()}
        </span>
        <Value value={before} path={path} />
      </td>
      <td>
        <span className={classes.valueName} aria-hidden>
          {adminAuditText.after()}
        </span>
        <IconArrowNarrowRight size={15} aria-hidden className={classes.arrow} />
        <Value value={after} path={path} changed />
      </td>
    </tr>
  );
}

interface ValueProps {
  readonly value: unknown;
  readonly path: readonly string[];
  /** Whether it is what the field became. */
  readonly changed?: boolean;
}

function Value({ value, path, changed = false }: ValueProps) {
  const { text, kind } = tellValue(value, path, { ...usePlace(), currency: useWorkplace().currency });
  const told = kind === 'secret' && changed ? adminAuditText.secretChanged() : text;
  if (kind === 'code') return <pre className={classes.code}>{told}</pre>;
  return (
    <span className={classes.value} data-kind={kind}>
      {told}
    </span>
  );
}
