import type { AuditEntry } from '@stoa/admin-contract';
import { adminAuditText, auditEntityText, auditVerbText } from '@stoa/messages';

/** The names of people by their ids. */
export type Names = ReadonlyMap<string, string>;

type Verb = keyof typeof auditVerbText;
type Entity = keyof typeof auditEntityText;
const isVerb = (text: string): text is Verb => Object.hasOwn(auditVerbText, text);
const isEntity = (text: string): text is Entity => Object.hasOwn(auditEntityText, text);

/** Records that are people: they are called by their names alone. */
const PEOPLE = new Set(['role', 'person', 'invitation']);
/** Records that are told as those they belong to. */
const BELONGS_TO: ReadonlyMap<string, string> = new Map([['stock', 'product']]);
const wordOfOwner = (entity: string) => entityWord(BELONGS_TO.get(entity) ?? entity);
/** Fields by which people know a record, the best first. */
const NAMING = ['name', 'title', 'email', 'sku', 'label', 'subject'];
/** An id this long says nothing to people; its end tells it from others. */
const LONG = 24;

const asWords = (code: string) => code.replaceAll(/[-_]/g, ' ');
const capital = (text: string) => text.charAt(0).toLocaleUpperCase('en') + text.slice(1);

/** The word for a kind of record, in the middle of a sentence; an unknown one is told as it is written. */
export const entityWord = (entity: string): string =>
  isEntity(entity) ? auditEntityText[entity]() : asWords(entity);

/** A kind of record as the choice of a filter. */
export const entityLabel = (entity: string): string => capital(entityWord(entity));

/** What was done to `record`, after the name of whoever did it. */
function did(verb: string, record: string): string {
  if (isVerb(verb)) return auditVerbText[verb]({ record });
  return adminAuditText.unknownVerb({ verb: asWords(verb.slice(verb.indexOf('.') + 1)), record });
}

/** A verb as the choice of a filter, without any record: “Changed the price of a product”. */
export function verbLabel(verb: string): string {
  return capital(did(verb, anyOf(verb.split('.')[0] ?? '')));
}

function anyOf(entity: string): string {
  if (entity === 'shop') return adminAuditText.theShop();
  if (PEOPLE.has(entity)) return adminAuditText.aPerson();
  const kind = wordOfOwner(entity);
  return /^[aeiou]/.test(kind) ? adminAuditText.anRecord({ kind }) : adminAuditText.aRecord({ kind });
}

/** Keeps the sign of what is left out with the rest of an id. */
const GLUE = '\u2060';

/** What an entry tells of its record by itself: a name in what changed. */
function namedIn({ changes }: AuditEntry): string | undefined {
  for (const name of NAMING) {
    const change = changes.find(({ path }) => path.length === 1 && path[0] === name);
    const value = change?.after ?? change?.before;
    if (typeof value === 'string' && value !== '') return value;
  }
  return undefined;
}

/** An id as people can tell it from others: short ones whole, of long ones the end. */
export const shortId = (id: string): string => (id.length <= LONG ? id : `…${GLUE}${id.slice(-8)}`);

/** What the record of an entry is called. */
export function recordName(entry: AuditEntry, names: Names): string {
  return names.get(entry.entityId) ?? namedIn(entry) ?? shortId(entry.entityId);
}

function recordInSentence(entry: AuditEntry, names: Names): string {
  if (entry.entity === 'shop') return adminAuditText.theShop();
  const name = recordName(entry, names);
  if (PEOPLE.has(entry.entity)) return name;
  return adminAuditText.theRecord({ kind: wordOfOwner(entry.entity), name });
}

/** Tells what was done in the words that follow the name of whoever did it. ADM-018 */
export const tellDeed = (entry: AuditEntry, names: Names): string =>
  did(entry.verb, recordInSentence(entry, names));
