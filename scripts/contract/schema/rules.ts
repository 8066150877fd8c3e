import type { Schema } from '../api-document.ts';

const LOWEST = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'];
const HIGHEST = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'];

/** What says nothing of values, or is compared by its own meaning. */
const NO_RULES = new Set([
  ...[
    'title',
    'description',
    'examples',
    'example',
    'default',
    'deprecated',
    'readOnly',
    'writeOnly',
    '$comment',
  ],
  ...[
    '$ref',
    'type',
    'enum',
    'const',
    'anyOf',
    'oneOf',
    'properties',
    'required',
    'items',
    'additionalProperties',
  ],
]);

/** Returns the rules of `wider` that values of `narrower` may break, such as `maxLength 50`. */
export function rulesBroken(narrower: Schema, wider: Schema): string[] {
  return Object.keys(wider)
    .filter((keyword) => !NO_RULES.has(keyword) && !keyword.startsWith('x-'))
    .filter((keyword) => !keeps(keyword, narrower[keyword], wider[keyword]))
    .map((keyword) => `${keyword} ${told(wider[keyword])}`);
}

function keeps(keyword: string, narrower: unknown, wider: unknown): boolean {
  if (typeof narrower === 'number' && typeof wider === 'number') {
    if (LOWEST.includes(keyword)) return narrower >= wider;
    if (HIGHEST.includes(keyword)) return narrower <= wider;
  }
  return JSON.stringify(narrower) === JSON.stringify(wider);
}

const told = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
