import { fieldAt } from '@stoa/commerce';
import { type FieldIssue, type MessageDescriptor, MOST_ISSUES, msg } from '@stoa/domain';
import {
  type GraphQLInputType,
  type GraphQLLeafType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
} from 'graphql';

type Path = readonly string[];

/** Stands for a variable within a literal: its value is looked at by itself. */
export const VARIABLE = Symbol('a variable');

/** A name in a literal that is no text, such as `DESC`. */
export class EnumLiteral {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

const BIGGEST_INT = 2_147_483_647;

/** Returns everything that keeps a value from being of an input type, each with its path. */
export function inputFaults(type: GraphQLInputType, value: unknown, path: Path): FieldIssue[] {
  if (value === VARIABLE) return [];
  if (isNonNullType(type)) {
    return value == null
      ? [fault(path, msg('field.required', fieldAt(path)))]
      : inputFaults(type.ofType, value, path);
  }
  if (value == null) return [];
  if (isListType(type)) {
    // GraphQL takes one value for a list of it.
    if (!Array.isArray(value)) return inputFaults(type.ofType, value, path);
    return faultsOfEntries(type.ofType, value, path);
  }
  if (isInputObjectType(type)) return objectFaults(type.getFields(), value, path);
  return isTaken(type, value) ? [] : [fault(path, leafRule(type, value, path))];
}

/** No more are looked at than are told. */
function faultsOfEntries(type: GraphQLInputType, entries: readonly unknown[], path: Path): FieldIssue[] {
  const faults: FieldIssue[] = [];
  for (const [at, one] of entries.entries()) {
    if (faults.length >= MOST_ISSUES) break;
    faults.push(...inputFaults(type, one, [...path, String(at)]));
  }
  return faults;
}

type InputFields = Readonly<
  Record<string, { readonly type: GraphQLInputType; readonly defaultValue?: unknown }>
>;

function objectFaults(fields: InputFields, value: unknown, path: Path): FieldIssue[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || value instanceof EnumLiteral)
    return [fault(path, msg('input.object', fieldAt(path)))];
  const sent = new Map<string, unknown>(Object.entries(value));
  return [...namedFaults(fields, sent, path), ...unknownNames(fields, sent, path)];
}

/** Looks at values by name: the fields of an input, or the arguments of a field. */
export function namedFaults(
  fields: InputFields,
  sent: ReadonlyMap<string, unknown>,
  path: Path,
): FieldIssue[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = sent.get(name);
    if (value === undefined && !isRequired(field)) return [];
    return inputFaults(field.type, value, [...path, name]);
  });
}

const isRequired = (field: InputFields[string]) =>
  isRequiredInputField(field as Parameters<typeof isRequiredInputField>[0]);

export function unknownNames(fields: object, sent: ReadonlyMap<string, unknown>, path: Path): FieldIssue[] {
  const unknown = [...sent.keys()].filter((name) => !Object.hasOwn(fields, name)).slice(0, MOST_ISSUES);
  return unknown.map(shortened).map((name) => ({
    field: [...path, name].join('.'),
    message: msg('input.unknown', { label: name }),
  }));
}

function isTaken(type: GraphQLLeafType, value: unknown): boolean {
  if (value instanceof EnumLiteral) return isEnumType(type) && type.getValue(value.name) !== undefined;
  try {
    return type.parseValue(value) !== undefined;
  } catch {
    return false;
  }
}

function leafRule(type: GraphQLLeafType, value: unknown, path: Path): MessageDescriptor {
  const named = fieldAt(path);
  if (isEnumType(type)) {
    const values = type.getValues().map(({ name }) => name);
    return msg('input.one_of', { ...named, values: values.join(', ') });
  }
  switch (type.name) {
    case 'Int':
      if (!Number.isInteger(value)) return msg('input.whole_number', named);
      return Number(value) > 0
        ? msg('field.max_value', { ...named, max: BIGGEST_INT })
        : msg('field.min_value', { ...named, min: -BIGGEST_INT - 1 });
    case 'Float':
    case 'Money':
      return msg('input.number', named);
    case 'Boolean':
      return msg('input.yes_or_no', named);
    case 'ID':
    case 'String':
      return msg('input.text', named);
    default:
      return msg('input.format', named);
  }
}

/** A name that a client made up may be as long as a body. */
const MAX_NAME = 255;
const shortened = (name: string) => name.slice(0, MAX_NAME).toWellFormed();

const fault = (path: Path, message: MessageDescriptor): FieldIssue => ({ field: path.join('.'), message });
