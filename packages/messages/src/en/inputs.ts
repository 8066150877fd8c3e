import type { InputCode } from '@stoa/domain';

/** What is said to programs of what they sent; `field` is the name that they sent it by. */
export const inputTexts = {
  'input.unknown': '{field} is not known here',
  'input.text': '{field} must be a text',
  'input.number': '{field} must be a number',
  'input.whole_number': '{field} must be a whole number',
  'input.yes_or_no': '{field} must be true or false',
  'input.list': '{field} must be a list',
  'input.object': '{field} must be an object with named values',
  'input.one_of': '{field} must be one of: {values}',
  'input.id': '{field} is not an id',
  'input.key': '{field} must be 1 to {length} visible ASCII characters without spaces',
  'input.amount': '{field} must be an amount of at most {decimals} decimals',
  'input.min_entries': '{field} must have entries, at least {n}',
  'input.max_entries': '{field} may have at most {n} entries',
  'input.repeated': '{field} has the same entry twice',
  'input.too_much_text':
    'This is more text than can be searched, though each part of it is short enough. Please take some out.',
  'input.format': '{field} does not have the form that is asked for',
} as const satisfies Record<InputCode, string>;
