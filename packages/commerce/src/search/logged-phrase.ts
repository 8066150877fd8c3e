import { normaliseKeyword } from '@stoa/domain';

const LENGTH = { min: 2, max: 60 };
const MAX_WORDS = 8;

/** What no phrase of a shopper has, and what may tell of a person or is no phrase at all. */
const KEPT_OUT: readonly RegExp[] = [
  // Addresses of people and of pages, and code.
  /[@<>{}|\\=;]|:\/\/|\bwww\./,
  // Numbers of telephones, cards and orders, also in groups.
  /\d{5}|\d(?:[\s().+/-]*\d){5}/,
  // Keys pressed at random, and words of no language.
  /(.)\1{3}|[bcdfghjklmnpqrstvwxz]{6}|\S{26}/,
];

/** Returns a keyword as it is counted, or nothing where it is no phrase or may tell of a person. */
export function loggedPhrase(keyword: string): string | undefined {
  const phrase = normaliseKeyword(keyword).toLowerCase();
  const isPhrase =
    phrase.length >= LENGTH.min &&
    phrase.length <= LENGTH.max &&
    phrase.split(' ').length <= MAX_WORDS &&
    /\p{L}/u.test(phrase);
  return isPhrase && KEPT_OUT.every((pattern) => !pattern.test(phrase)) ? phrase : undefined;
}
