import { slugify } from '@stoa/domain';

/** As long as the contract takes a code. */
const LONGEST = 63;

/** Proposes the code of a group by its name; empty where no letter or digit of the name can stand in a code. */
export const proposeCode = (name: string): string => slugify(name, '', LONGEST);

/** What the fields of a new group hold. */
export interface TypedGroup {
  readonly name: string;
  readonly code: string;
}

/** Returns the code once the name is another one: it follows the name until the person has typed one of their own. */
export const followedCode = (before: TypedGroup, name: string): string =>
  before.code === '' || before.code === proposeCode(before.name) ? proposeCode(name) : before.code;
