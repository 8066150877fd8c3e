import { z } from 'zod';
import { day, instant, ofShop, recordId } from '../parts/fields.ts';
import { csvFile } from '../parts/file.ts';
import { pageInput, pageOf } from '../parts/page.ts';
import { procedure } from '../parts/procedure.ts';

const tags = ['Audit log'];
const reading = procedure({ by: 'role', scope: 'staff:read' });

/** One act that changed something. ADM-018 */
export const auditEntry = z.object({
  id: z.uuid(),
  at: instant,
  actor: z.object({
    kind: z.enum(['staff', 'system']),
    id: z.uuid().nullable().describe('Of staff.'),
    name: z.string(),
  }),
  means: z.enum(['session', 'token', 'command', 'job']),
  networkAddress: z.string().nullable(),
  verb: z.string().describe('What was done, such as `role.assign`.'),
  entity: z.string().describe('The kind of record.'),
  entityId: z.string(),
  changes: z.array(
    z.object({
      path: z.array(z.string()).describe('The names that lead to the field, from the record down.'),
      before: z.unknown().optional().describe('Absent where the field was not there.'),
      after: z.unknown().optional().describe('Absent where the field is no longer there.'),
    }),
  ),
  requestId: z.string(),
});
export type AuditEntry = z.output<typeof auditEntry>;

/** What the log is filtered by; each filter beside the others. ADM-019 */
const filters = {
  person: recordId.optional().describe('Entries of this person.'),
  verb: z.string().min(1).max(100).optional(),
  entity: z.string().min(1).max(100).optional().describe('Entries of this kind of record.'),
  entityId: z.string().min(1).max(200).optional().describe('Entries of this record.'),
  from: day.optional().describe('The first day, by the time zone of the shop.'),
  to: day.optional().describe('The last day, included.'),
};

/** Who changed what. ADM-018, ADM-019 */
export const auditContract = {
  list: reading
    .route({
      method: 'GET',
      path: '/shops/{shop}/audit-entries',
      tags,
      summary: 'What was changed, the latest first',
    })
    .input(ofShop({ ...filters, ...pageInput }))
    .output(pageOf(auditEntry)),
  facets: reading
    .route({
      method: 'GET',
      path: '/shops/{shop}/audit-facets',
      tags,
      summary: 'The people, actions and kinds of records that the log names',
    })
    .input(ofShop({}))
    .output(
      z.object({
        people: z.array(z.object({ id: z.uuid(), name: z.string() })),
        verbs: z.array(z.string()),
        entities: z.array(z.string()),
      }),
    ),
  download: reading
    .route({
      method: 'GET',
      path: '/shops/{shop}/audit-entries.csv',
      tags,
      summary: 'The log as CSV',
      description: 'One line for each field that was changed. Filters are those of the list.',
      outputStructure: 'detailed',
    })
    .input(ofShop(filters))
    .output(csvFile),
};
