import type { FieldIssue } from '@stoa/domain';
import {
  type ArgumentNode,
  type ASTNode,
  type ConstArgumentNode,
  type DocumentNode,
  type FragmentSpreadNode,
  type GraphQLArgument,
  GraphQLError,
  type GraphQLInputType,
  type GraphQLSchema,
  isInputType,
  Kind,
  KnownArgumentNamesRule,
  type NamedTypeNode,
  type ObjectFieldNode,
  type OperationDefinitionNode,
  ProvidedRequiredArgumentsRule,
  TypeInfo,
  typeFromAST,
  type ValueNode,
  ValuesOfCorrectTypeRule,
  type VariableDefinitionNode,
  validate,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { boundTexts } from '../edge/bounded-texts.ts';
import { SentFault } from '../edge/sent-fault.ts';
import { EnumLiteral, inputFaults, namedFaults, unknownNames, VARIABLE } from './input-faults.ts';

type Variables = Readonly<Record<string, unknown>>;

/**
 * Returns the error for variables that are not what the document says of them: each fault has the path of the argument
 * that the variable is given to, so that it is the same however a client names its variables.
 */
export function variablesError(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  sent: Variables,
): GraphQLError | undefined {
  const paths = argumentsOf(document, operation);
  const { variableDefinitions = [] } = operation;
  const faulty = variableDefinitions.flatMap((definition) => {
    const { value: name } = definition.variable.name;
    const type = inputTypeOf(schema, definition);
    const value = Object.hasOwn(sent, name) ? sent[name] : undefined;
    if (!type || (value === undefined && definition.defaultValue)) return [];
    const path = paths.get(name) ?? [name];
    const issues = [...inputFaults(type, value, path), ...longTexts(value, path)];
    return issues.length === 0 ? [] : [{ definition, issues }];
  });
  if (faulty.length === 0) return undefined;
  const nodes = faulty.map(({ definition }) => definition);
  return inputError(
    faulty.flatMap(({ issues }) => issues),
    nodes,
  );
}

function inputTypeOf(
  schema: GraphQLSchema,
  { type: node }: VariableDefinitionNode,
): GraphQLInputType | undefined {
  // Its overloads tell the kinds of types apart, which does not matter here.
  const type = typeFromAST(schema, node as NamedTypeNode);
  return isInputType(type) ? type : undefined;
}

/** What is too long is told beside what is of a wrong type. */
function longTexts(value: unknown, path: readonly string[]): readonly FieldIssue[] {
  const within = path.reduceRight<unknown>((held, name) => ({ [name]: held }), value);
  return boundTexts(within).issues;
}

/** Where an operation's variables are given to: the path of an argument by the name of a variable. */
function argumentsOf(
  document: DocumentNode,
  operation: OperationDefinitionNode,
): ReadonlyMap<string, readonly string[]> {
  const paths = new Map<string, readonly string[]>();
  const note = (node: ValueNode, path: readonly string[]): void => {
    if (node.kind === Kind.VARIABLE) {
      if (!paths.has(node.name.value)) paths.set(node.name.value, path);
    } else if (node.kind === Kind.LIST) {
      for (const [at, one] of node.values.entries()) note(one, [...path, String(at)]);
    } else if (node.kind === Kind.OBJECT) {
      for (const field of node.fields) note(field.value, [...path, field.name.value]);
    }
  };
  for (const part of partsOf(document, operation))
    visit(part, { Argument: ({ name, value }) => note(value, [name.value]) });
  return paths;
}

/** An operation with the fragments that it is made of. */
function partsOf(document: DocumentNode, operation: OperationDefinitionNode): ReadonlySet<ASTNode> {
  const parts = new Set<ASTNode>([operation]);
  const add = ({ name }: FragmentSpreadNode) => {
    const named = document.definitions.find(
      (one) => one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === name.value,
    );
    if (named) parts.add(named);
  };
  // A set goes on with what is added meanwhile, once each.
  for (const part of parts) visit(part, { FragmentSpread: add });
  return parts;
}

/** The rules of GraphQL about what stands in a document as the value of an argument. */
const argumentRules = [ValuesOfCorrectTypeRule, ProvidedRequiredArgumentsRule, KnownArgumentNamesRule];

/**
 * Puts one error that tells every fault of the arguments in the place of GraphQL's own; errors about other parts of the
 * document stay. What GraphQL alone finds wrong with an argument stays, too.
 */
export function withArgumentFaults(
  schema: GraphQLSchema,
  document: DocumentNode,
  errors: readonly GraphQLError[],
): readonly GraphQLError[] {
  const issues = literalFaults(schema, document);
  if (issues.length === 0) return errors;
  const ofArguments = new Set(validate(schema, document, argumentRules).map(({ nodes }) => nodes?.[0]));
  const others = errors.filter(({ nodes }) => !ofArguments.has(nodes?.[0]));
  const nodes = [...ofArguments].filter((node) => node !== undefined);
  return [inputError(issues, nodes), ...others];
}

function literalFaults(schema: GraphQLSchema, document: DocumentNode): FieldIssue[] {
  const issues: FieldIssue[] = [];
  const info = new TypeInfo(schema);
  const look = (
    taken: readonly GraphQLArgument[] | undefined,
    given: readonly ConstArgumentNode[] | readonly ArgumentNode[] = [],
  ): void => {
    if (!taken) return;
    const fields = Object.fromEntries(taken.map((one) => [one.name, one]));
    const sent = new Map(given.map(({ name, value }) => [name.value, literalOf(value)]));
    const long = [...sent].flatMap(([name, value]) => longTexts(value, [name]));
    issues.push(...namedFaults(fields, sent, []), ...unknownNames(fields, sent, []), ...long);
  };
  visit(
    document,
    visitWithTypeInfo(info, {
      Field: (node) => look(info.getFieldDef()?.args, node.arguments),
      Directive: (node) => look(info.getDirective()?.args, node.arguments),
    }),
  );
  return issues;
}

/** A literal as the value it stands for. */
function literalOf(node: ValueNode): unknown {
  switch (node.kind) {
    case Kind.VARIABLE:
      return VARIABLE;
    case Kind.NULL:
      return null;
    case Kind.INT:
    case Kind.FLOAT:
      return Number(node.value);
    case Kind.LIST:
      return node.values.map(literalOf);
    case Kind.OBJECT:
      return Object.fromEntries(
        node.fields.map(({ name, value }: ObjectFieldNode) => [name.value, literalOf(value)]),
      );
    case Kind.ENUM:
      return new EnumLiteral(node.value);
    default:
      return node.value;
  }
}

/** How many places of the document an error names; each is looked up in its text. */
const MOST_PLACES = 10;

/** An error that tells what a use case would, answered as GraphQL over HTTP answers faults of a document. */
function inputError(issues: readonly FieldIssue[], nodes: readonly ASTNode[]): GraphQLError {
  return new GraphQLError('invalid input', {
    nodes: nodes.slice(0, MOST_PLACES),
    originalError: new SentFault(issues),
    extensions: { http: { status: 400, spec: true } },
  });
}
