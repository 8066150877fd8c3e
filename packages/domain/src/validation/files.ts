import { formatBytes } from '../format/index.ts';
import { type FieldName, type Labelled, type Message, message, namedField } from '../message/index.ts';

/** What is wrong with one file; every file is checked by itself. FORM-539, FORM-549 */
export function fileSizeIssue(bytes: number, limitMegabytes: number): Message | undefined {
  if (bytes <= limitMegabytes * 1024 * 1024) return undefined;
  return message('field.file_size', { sizeLimit: limitMegabytes });
}

/** FORM-550 */
export function fileTypeIssue(
  field: FieldName | Labelled,
  fileName: string,
  allowed: readonly string[],
): Message | undefined {
  const extension = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
  if (allowed.includes(extension)) return undefined;
  return message('field.file_type', {
    ...namedField(field),
    types: allowed.map((one) => `.${one}`).join(', '),
  });
}

/** A limit as people read it, for hints beside a file field. */
export function fileLimitText(limitMegabytes: number): string {
  return formatBytes(limitMegabytes * 1024 * 1024);
}
