import { nickNameKey } from '@stoa/domain';

/** Returns the columns for a nick name; an empty one is none. */
export function nickNameColumns(name: string | null | undefined) {
  return name ? { nickName: name, nickNameKey: nickNameKey(name) } : { nickName: null, nickNameKey: null };
}
