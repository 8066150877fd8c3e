import { GraphQLError, GraphQLScalarType, type GraphQLScalarTypeConfig, Kind, type ValueNode } from 'graphql';

const BIGGEST = 1e13;

/** Amounts a client sends must be numbers; what they are worth is decided where the currency is known. */
const money: Partial<GraphQLScalarTypeConfig<number, number>> = {
  serialize: (value) => Number(value),
  parseValue: requireAmount,
  parseLiteral: (node) =>
    requireAmount(node.kind === Kind.INT || node.kind === Kind.FLOAT ? Number(node.value) : undefined),
};

function requireAmount(value: unknown): number {
  if (typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= BIGGEST) return value;
  throw new GraphQLError('Money is a number in major units');
}

const dateTime: Partial<GraphQLScalarTypeConfig<string, string>> = {
  serialize: (value) => (value instanceof Date ? value.toISOString() : String(value)),
};

const json: Partial<GraphQLScalarTypeConfig<unknown, unknown>> = {
  serialize: (value) => value,
  parseValue: (value) => value,
  parseLiteral: (node, variables) => fromLiteral(node, variables ?? {}),
};

function fromLiteral(node: ValueNode, variables: Readonly<Record<string, unknown>>): unknown {
  switch (node.kind) {
    case Kind.OBJECT:
      return Object.fromEntries(
        node.fields.map((field) => [field.name.value, fromLiteral(field.value, variables)]),
      );
    case Kind.LIST:
      return node.values.map((value) => fromLiteral(value, variables));
    case Kind.VARIABLE:
      return variables[node.name.value];
    case Kind.INT:
    case Kind.FLOAT:
      return Number(node.value);
    case Kind.NULL:
      return null;
    default:
      return node.value;
  }
}

/** How the contract's own scalars are read and written. */
export const scalars = {
  Money: new GraphQLScalarType({ name: 'Money', ...money }),
  DateTime: new GraphQLScalarType({ name: 'DateTime', ...dateTime }),
  JSON: new GraphQLScalarType({ name: 'JSON', ...json }),
};
