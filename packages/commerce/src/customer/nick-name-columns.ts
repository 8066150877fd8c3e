import { customer } from '@stoa/database';
import { nickNameKey } from '@stoa/domain';
import { sql } from 'drizzle-orm';

/** Returns the columns for a nick name; an empty one is none. */
export function nickNameColumns(name: string | null | undefined) {
  return name ? { nickName: name, nickNameKey: nickNameKey(name) } : { nickName: null, nickNameKey: null };
}

/**
 * As `nickNameColumns`, for a row that is there. Who saves the name they have keeps its key: it is a second one where
 * accounts of an earlier version had names that look alike.
 */
export function changedNickName(name: string | null) {
  const { nickNameKey: key, ...columns } = nickNameColumns(name);
  const isSame = sql`${customer.nickName} = ${columns.nickName}::text`;
  return {
    ...columns,
    nickNameKey: sql`case when ${isSame} then ${customer.nickNameKey} else ${key}::text end`,
  };
}
