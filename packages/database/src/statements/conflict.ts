import { ShopError } from '@stoa/domain';
import { violatedConstraint } from '../transaction.ts';

/**
 * Runs a write and turns the violation of a named constraint into `conflict` on the field it protects.
 * The transaction is lost either way.
 */
export async function orConflict<T>(
  fields: Readonly<Record<string, string>>,
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await write();
  } catch (cause) {
    const field = fields[violatedConstraint(cause) ?? ''];
    throw field === undefined ? cause : new ShopError('conflict', { field, cause });
  }
}
