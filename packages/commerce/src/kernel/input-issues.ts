import {
  type FieldIssue,
  type FieldName,
  type InputCode,
  type MessageDescriptor,
  MOST_ISSUES,
  msg,
  namedField,
} from '@stoa/domain';
import type { z } from 'zod';

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** The rules of a check that schemas may name as `params.rule`: those that say nothing but which field it is. */
type NamedRule = Exclude<InputCode, 'input.one_of' | 'input.key' | 'input.amount' | `input.m${string}`>;

/** Makes the error of a check of a schema: the rule of the catalogue that it stands for. */
export const breaks = (rule: NamedRule | 'field.required') => ({ params: { rule } });

/** As `breaks`, with a message of its own; by a function where the message names the field. */
export const breaksAs = (reason: MessageDescriptor | ((field: Named) => MessageDescriptor)) => ({
  params: { reason },
});

/**
 * Returns what a schema found wrong with an input, each with its path and the rule that it breaks: the one
 * place where what zod says becomes a message of the catalogue.
 * @param sent the input; a value that is not there is missing, and not of a wrong type
 * @param at the path of the input in what was sent
 */
export function inputIssues(issues: readonly Issue[], sent: unknown, at: Path = []): FieldIssue[] {
  return issues.slice(0, MOST_ISSUES).flatMap((issue) => issuesOf(issue, sent, [], at));
}

function issuesOf(issue: Issue, sent: unknown, above: Path, at: Path): FieldIssue[] {
  const path = [...above, ...issue.path];
  const told = (message: MessageDescriptor, last: Path = []) => ({
    field: [...at, ...path, ...last].map(String).join('.'),
    message,
  });
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.slice(0, MOST_ISSUES).map((key) => told(msg('input.unknown', { label: key }), [key]));
    case 'invalid_union':
      return nearest(issue.errors).flatMap((one) => issuesOf(one, sent, path, at));
    case 'invalid_key':
    case 'invalid_element':
      return issue.issues.slice(0, 1).flatMap((one) => issuesOf(one, sent, path, at));
    default:
      return [told(messageOf(issue, fieldAt([...at, ...path]), valueAt(sent, path)))];
  }
}

/** Of the ways that a union would take, what is wrong by the first that the value is of; else by the first of all. */
function nearest(ways: readonly (readonly Issue[])[]): readonly Issue[] {
  const isOther = (issues: readonly Issue[]) =>
    issues.some(
      ({ code, path }) => path.length === 0 && (code === 'invalid_type' || code === 'invalid_value'),
    );
  return ways.find((issues) => !isOther(issues)) ?? ways[0] ?? [];
}

type Named = ReturnType<typeof namedField>;

function messageOf(issue: Issue, named: Named, value: unknown): MessageDescriptor {
  switch (issue.code) {
    case 'invalid_type':
      return value == null
        ? msg('field.required', named)
        : msg(typeRules[issue.expected] ?? 'input.format', named);
    case 'invalid_value':
      if (value == null) return msg('field.required', named);
      return msg('input.one_of', { ...named, values: issue.values.map(String).join(', ') });
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum), named);
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum), named);
    case 'invalid_format':
      return msg(issue.format === 'uuid' ? 'input.id' : 'input.format', named);
    case 'custom':
      return customMessage(issue.params, named);
    default:
      return msg('input.format', named);
  }
}

const typeRules: Readonly<Record<string, NamedRule>> = {
  string: 'input.text',
  number: 'input.number',
  int: 'input.whole_number',
  boolean: 'input.yes_or_no',
  array: 'input.list',
  object: 'input.object',
  record: 'input.object',
};

function tooBig(origin: string, most: number, named: Named): MessageDescriptor {
  if (origin === 'string') return msg('field.max_length', { ...named, length: most });
  if (origin === 'array' || origin === 'set') return msg('input.max_entries', { ...named, n: most });
  return msg('field.max_value', { ...named, max: most });
}

function tooSmall(origin: string, least: number, named: Named): MessageDescriptor {
  if (origin === 'string')
    return least === 1 ? msg('field.required', named) : msg('field.min_length', { length: least });
  if (origin === 'array' || origin === 'set') return msg('input.min_entries', { ...named, n: least });
  return msg('field.min_value', { ...named, min: least });
}

function customMessage(
  params: Readonly<Record<string, unknown>> | undefined,
  named: Named,
): MessageDescriptor {
  const { reason, rule } = params ?? {};
  const message: unknown = typeof reason === 'function' ? reason(named) : reason;
  if (isMessageDescriptor(message)) return message;
  return msg(isNamedRule(rule) ? rule : 'input.format', named);
}

const isMessageDescriptor = (value: unknown): value is MessageDescriptor =>
  typeof value === 'object' && value !== null && 'code' in value && 'params' in value;

const isNamedRule = (rule: unknown): rule is NamedRule => typeof rule === 'string';

function valueAt(sent: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (held, key) => (typeof held === 'object' && held !== null ? Reflect.get(held, key) : undefined),
    sent,
  );
}

/** What our forms call a field, by the last name of its path; others are called by that name. */
const labels: Readonly<Record<string, FieldName>> = {
  email: 'email',
  password: 'password',
  qty: 'quantity',
  firstName: 'firstName',
  first_name: 'firstName',
  lastName: 'lastName',
  last_name: 'lastName',
  company: 'company',
  street: 'line1',
  line1: 'line1',
  street2: 'line2',
  line2: 'line2',
  city: 'city',
  state: 'state',
  postcode: 'postcode',
  country: 'country',
  phone: 'phone',
  paymentCode: 'paymentMethod',
  payment_method: 'paymentMethod',
  shippingMethodId: 'shippingMethod',
  shipping_method: 'shippingMethod',
};

/** Names the field at a path for a sentence: an entry of a list is called what the list is. */
export function fieldAt(path: Path): Named {
  const name = path.map(String).findLast((part) => !/^\d+$/.test(part)) ?? '';
  return namedField((Object.hasOwn(labels, name) && labels[name]) || { label: name });
}
