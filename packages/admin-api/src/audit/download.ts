import { auditCsv } from '@stoa/commerce';
import { forRole } from '../access/office.ts';
import { asStream } from './as-stream.ts';
import { filterOf } from './asked.ts';

/** Sends the log while it is read, so that its length does not matter. */
export const download = forRole.audit.download.handler(async ({ input, context }) => {
  const lines = auditCsv(context.shop, filterOf(input));
  return {
    headers: {
      'content-type': 'text/csv; charset=utf-8' as const,
      'content-disposition': `attachment; filename="audit-log-${context.shop.shop.code}.csv"`,
    },
    body: asStream(lines),
  };
});
