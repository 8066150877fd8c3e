import { ExitError } from '../launch/failure.mjs';

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

const upperFirst = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
