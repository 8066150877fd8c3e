import { orConflict } from '@stoa/database';
import { isShopError, ShopError } from '@stoa/domain';

/** A token that is wrong, used, too old or of another shop; all are told alike. */
export const noLink = () => new ShopError('not-found', { field: 'token' });

/** Follows a link. That another account has its address is told to nobody. */
export async function asNoLink<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await orConflict({ customer_email_key: 'email' }, work);
  } catch (error) {
    throw isShopError(error) && error.code === 'conflict' ? noLink() : error;
  }
}
