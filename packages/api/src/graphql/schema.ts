import { readFileSync } from 'node:fs';
import {
  buildSchema,
  defaultFieldResolver,
  type GraphQLFieldResolver,
  GraphQLScalarType,
  type GraphQLSchema,
  isObjectType,
  isScalarType,
} from 'graphql';
import { assertBoundedTexts } from '../edge/bounded-texts.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { resolvers } from '../resolvers/index.ts';

/** The schema file is the source of the contract; this file adds the resolvers. */
const SDL = new URL('../../../contract/schema.graphql', import.meta.url);

let built: GraphQLSchema | undefined;

/** Returns the contract's schema with what answers it; made once. docs/decisions/0001-schema-first.md */
export function contractSchema(): GraphQLSchema {
  built ??= boundTexts(attach(buildSchema(readFileSync(SDL, 'utf8')), resolvers));
  return built;
}

/** Has every field look at its arguments first, whichever way the document came and whether it is compiled. */
function boundTexts(schema: GraphQLSchema): GraphQLSchema {
  const types = Object.values(schema.getTypeMap()).filter(isObjectType);
  for (const field of types.flatMap((type) => Object.values(type.getFields()))) {
    if (field.args.length > 0) field.resolve = bounded(field.resolve ?? defaultFieldResolver);
  }
  return schema;
}

const bounded =
  <Source, Context>(resolve: GraphQLFieldResolver<Source, Context>): GraphQLFieldResolver<Source, Context> =>
  (source, args, context, info) => {
    assertBoundedTexts(args);
    return resolve(source, args, context, info);
  };

/**
 * Gives the fields of a schema their resolvers.
 * @throws TypeError for a type or field that the schema has not, which would otherwise never be called
 */
export function attach(schema: GraphQLSchema, given: Resolvers): GraphQLSchema {
  for (const [name, resolver] of Object.entries(given)) {
    const type = schema.getType(name);
    if (isScalarType(type) && resolver instanceof GraphQLScalarType) adoptScalar(type, resolver);
    else if (isObjectType(type)) adoptFields(type.getFields(), name, resolver);
    else throw new TypeError(`the schema has no type ${name}`);
  }
  return schema;
}

type Fields = ReturnType<
  Extract<ReturnType<GraphQLSchema['getType']>, { getFields(): unknown }>['getFields']
>;

function adoptFields(fields: Fields, type: string, resolver: object): void {
  for (const [name, resolve] of Object.entries(resolver)) {
    const field = fields[name];
    if (!field || !('args' in field)) throw new TypeError(`the schema has no field ${type}.${name}`);
    field.resolve = resolve;
  }
}

/** `buildSchema` makes scalars that accept everything; these replace them. */
function adoptScalar(type: GraphQLScalarType, resolver: GraphQLScalarType): void {
  type.serialize = resolver.serialize;
  type.parseValue = resolver.parseValue;
  type.parseLiteral = resolver.parseLiteral;
}
