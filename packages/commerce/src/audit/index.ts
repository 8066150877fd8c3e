/** The audit log as staff read it. It is written by `changing` and `auditAccount` of `kernel/change`, and by nobody else. */
export { auditCsv } from './audit-csv.ts';
export type { AuditActor, AuditEntry } from './audit-entry.ts';
export type { AuditFilter } from './audit-filter.ts';
export { type AuditPage, type AuditQuery, listAuditEntries } from './list-audit-entries.ts';
export { type AuditFacets, listAuditFacets } from './list-audit-facets.ts';
