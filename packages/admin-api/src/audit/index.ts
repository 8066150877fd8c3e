import { download } from './download.ts';
import { listEntries } from './list-entries.ts';
import { listFacets } from './list-facets.ts';

export const auditProcedures = { list: listEntries, facets: listFacets, download };
