import { ExitError } from '../launch/failure.mjs';
import { capabilities } from '../testing/rooms.ts';

/** A name as files, types, variables, tables and people write it. */
export interface Name {
  /** `gift-list` */
  readonly kebab: string;
  /** `giftList` */
  readonly camel: string;
  /** `GiftList` */
  readonly pascal: string;
  /** `gift_list` */
  readonly snake: string;
  /** `Gift list` */
  readonly title: string;
}

/** @throws ExitError for what is no name in lower case with single hyphens */
export function readName(kebab: string): Name {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(kebab)) {
    throw new ExitError(
      `'${kebab}' is no name: lower-case letters and digits with single hyphens, such as gift-list.`,
    );
  }
  const words = kebab.split('-');
  const pascal = words.map(upperFirst).join('');
  return {
    kebab,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    snake: words.join('_'),
    title: upperFirst(words.join(' ')),
  };
}

/** Something of a capability. */
export interface Placed {
  /** Of the capability, or one in it, by its path from the project's folder. */
  readonly folder: string;
  /** The capability's name. */
  readonly capability: string;
  /** The way from its folder up to that of all capabilities: `../`. */
  readonly up: string;
  readonly name: Name;
}

/**
 * Reads `category/pin-category`, or `content/menu/save-menu` for a folder in a capability.
 * @throws ExitError for what is no such name, and for a capability that is not there
 */
export function readPlaced(given: string): Placed {
  const parts = given.split('/').map(readName);
  const [capability] = parts;
  const name = parts.pop();
  if (!capability || !name || parts.length === 0) {
    throw new ExitError(`'${given}' does not say of which capability it is, as category/pin-category does.`);
  }
  if (!capabilities.includes(capability.kebab)) {
    throw new ExitError(
      `'${capability.kebab}' is no capability in scripts/testing/rooms.ts. There are: ${capabilities.join(', ')}.`,
    );
  }
  const folders = parts.map(({ kebab }) => kebab);
  return {
    folder: `packages/commerce/src/${folders.join('/')}`,
    capability: capability.kebab,
    up: '../'.repeat(folders.length),
    name,
  };
}

const upperFirst = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
