/** How staff and the platform change something of a shop. */
export { requireScopes, sellerOfActor } from './act.ts';
export { type AccountAct, auditAccount } from './audit-account.ts';
export type { EntityWork, WrittenRecord } from './change-entities.ts';
export { changing } from './changing.ts';
export { asJson } from './fields.ts';
export { merged } from './merged.ts';
export { mergedRows } from './merged-rows.ts';
export { platformChange } from './platform-context.ts';
export { orNew, orNotFound, type StoredRecord, storedRow } from './stored-record.ts';
