import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kind, parse, visit } from 'graphql';
import ts from 'typescript';
import { productSources, type Sources } from '../testing/sources.ts';

/** What makes the answers of the contract, and what reads its input. */
const ANSWERS = /^packages\/api\/src\/(?:dto|operations|resolvers)\//;
const RECORDS = /^packages\/api\/src\/dto\//;
const READS = /^packages\/api\/src\/(?:dto|edge|graphql|operations|resolvers)\//;

/** Names of the contract. */
interface Names {
  readonly answered: ReadonlySet<string>;
  readonly taken: ReadonlySet<string>;
}

/**
 * Returns what of the contract of the project at `root` says or decides nothing, each by a key.
 *
 * `cart-dto.redemptions` is a field that this file answers by a constant: in `dto` one that a function gives no other
 * value; in `operations` and `resolvers`, which make answers of success and refusal out of several parts, one that has
 * this value in all of them. `input.rp_info` is an input that is taken and read nowhere.
 */
export function constantsOf(root: string): ReadonlySet<string> {
  const sources = productSources(root);
  const within = (part: RegExp) => new Map([...sources].filter(([file]) => part.test(file)));
  const names = namesIn(readFileSync(join(root, 'packages/contract/schema.graphql'), 'utf8'));
  return new Set([
    ...constantFields(within(ANSWERS), names.answered),
    ...droppedInputs(within(READS), names.taken),
  ]);
}

/** Returns the names of the fields that a schema answers, and of the fields and arguments that it takes. */
export function namesIn(schema: string): Names {
  const answered = new Set<string>();
  const taken = new Set<string>();
  visit(parse(schema), {
    [Kind.FIELD_DEFINITION]: ({ name }) => void answered.add(name.value),
    [Kind.INPUT_VALUE_DEFINITION]: ({ name }) => void taken.add(name.value),
  });
  return { answered, taken };
}

export function constantFields(sources: Sources, answered: ReadonlySet<string>): readonly string[] {
  const given = [...sources].flatMap(([file, text]) => fieldsIn(file, text));
  const isConstant = ({ file, unit, name, value }: Given) => {
    const isBeside = (other: Given) =>
      RECORDS.test(file) ? other.file === file && other.unit === unit : true;
    const all = given.filter((other) => other.name === name && isBeside(other));
    return value !== undefined && all.every((other) => other.value === value);
  };
  return given
    .filter((field) => answered.has(field.name) && isConstant(field))
    .map(({ file, name }) => `${stemOf(file)}.${name}`);
}

const stemOf = (file: string) => file.replace(/^.*\/|\.ts$/g, '');

interface Given {
  readonly file: string;
  /** The statement of the file that it is given in. */
  readonly unit: number;
  readonly name: string;
  /** As it is written, where it is a constant. */
  readonly value: string | undefined;
}

function fieldsIn(file: string, text: string): readonly Given[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  return source.statements.flatMap((statement, unit) =>
    nodesOf(statement).flatMap((node) => {
      if (ts.isShorthandPropertyAssignment(node)) {
        return [{ file, unit, name: node.name.text, value: undefined }];
      }
      if (!ts.isPropertyAssignment(node) || ts.isComputedPropertyName(node.name)) return [];
      return [{ file, unit, name: node.name.text, value: constantOf(node.initializer) }];
    }),
  );
}

const EMPTY = new Set([
  ...[ts.SyntaxKind.NullKeyword, ts.SyntaxKind.TrueKeyword, ts.SyntaxKind.FalseKeyword],
]);

/** Returns a literal that says nothing of what was asked for, as it is written. */
function constantOf(given: ts.Expression): string | undefined {
  if (ts.isParenthesizedExpression(given) || ts.isAsExpression(given)) return constantOf(given.expression);
  const isEmpty =
    EMPTY.has(given.kind) ||
    (ts.isNumericLiteral(given) && Number(given.text) === 0) ||
    (ts.isStringLiteralLike(given) && given.text === '') ||
    (ts.isArrayLiteralExpression(given) && given.elements.length === 0) ||
    (ts.isObjectLiteralExpression(given) && given.properties.length === 0) ||
    (ts.isIdentifier(given) && given.text === 'undefined');
  return isEmpty ? given.getText() : undefined;
}

export function droppedInputs(sources: Sources, taken: ReadonlySet<string>): readonly string[] {
  const read = new Set<string>();
  for (const [file, text] of sources) {
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    for (const node of nodesOf(source)) {
      if (ts.isIdentifier(node) || ts.isStringLiteralLike(node)) read.add(node.text);
    }
  }
  return [...taken].filter((name) => !read.has(name)).map((name) => `input.${name}`);
}

function nodesOf(node: ts.Node): readonly ts.Node[] {
  const found: ts.Node[] = [node];
  ts.forEachChild(node, (child) => void found.push(...nodesOf(child)));
  return found;
}
