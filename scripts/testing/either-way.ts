import ts from 'typescript';
import { testSources } from './sources.ts';

/** A test, or a line of one, that also passes when what its title says is not so. */
export interface EitherWay {
  /** Where it stands: `packages/a/src/b.test.ts:12`. */
  readonly at: string;
  readonly why: 'only-if' | 'if-else' | 'caught' | 'one-of' | 'unasked' | 'relaxed';
}

/**
 * Finds tests below `root` that say yes to more than one outcome:
 *
 * - `only-if`: everything that one expects stands behind a condition on what came out, or in a `catch`;
 * - `if-else`: it expects one thing where something came out, and another where it did not;
 * - `caught`: what an expectation throws is caught;
 * - `one-of`: one of several numbers, such as statuses, will do;
 * - `unasked`: `expect(…)` with nothing behind it, which says nothing;
 * - `relaxed`: it changes the setting by which a test that expects nothing is red.
 *
 * A loop over nothing is not among them: a test that expects nothing is red by `requireAssertions`.
 */
export function eitherWays(root: string): readonly EitherWay[] {
  return [...testSources(root)].flatMap(([file, text]) => eitherWaysIn(file, text));
}

export function eitherWaysIn(file: string, text: string): readonly EitherWay[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const tests = nodesOf(source).flatMap((node) => {
    const body = ts.isCallExpression(node) && isTest(node) ? node.arguments.at(-1) : undefined;
    return body !== undefined && isFunction(body) ? [{ node, body }] : [];
  });
  const found = (of: ts.Node, why: EitherWay['why']): EitherWay => {
    const { line } = source.getLineAndCharacterOfPosition(of.getStart());
    return { at: `${file}:${line + 1}`, why };
  };
  const without = emptied(source).map(({ node, why }) => found(node, why));
  const either = tests.flatMap(({ node, body }) => {
    const isOutcome = conditionsIn(body);
    const expects = nodesOf(body).filter(isExpect);
    const isBehind = (one: ts.Node) => standsBehind(one, body, isOutcome);
    const onlyIf = expects.length > 0 && expects.every(isBehind) ? [found(node, 'only-if')] : [];
    const branches = nodesOf(body).filter(
      (inner) =>
        ts.isIfStatement(inner) &&
        isOutcome(inner.expression) &&
        inner.elseStatement !== undefined &&
        [inner.thenStatement, inner.elseStatement].every((branch) => nodesOf(branch).some(isExpect)),
    );
    return [
      ...onlyIf,
      ...branches.map((branch) => found(branch, 'if-else')),
      ...nodesOf(body)
        .filter(catchesExpect)
        .map((inner) => found(inner, 'caught')),
      ...nodesOf(body)
        .filter(isOneOf)
        .map((inner) => found(inner, 'one-of')),
    ];
  });
  return [...either, ...without];
}

/** What takes the meaning from expectations, in a test or beside the tests. */
function emptied(
  source: ts.SourceFile,
): readonly { readonly node: ts.Node; readonly why: EitherWay['why'] }[] {
  const nodes = nodesOf(source);
  const unasked = nodes.filter((node) => isExpect(node) && ts.isExpressionStatement(node.parent));
  const isSetting = /\.config\.ts$/.test(source.fileName);
  const relaxed = nodes.filter(
    (node) => !isSetting && ts.isPropertyAssignment(node) && node.name.getText() === RELAXES,
  );
  return [
    ...unasked.map((node) => ({ node, why: 'unasked' as const })),
    ...relaxed.map((node) => ({ node, why: 'relaxed' as const })),
  ];
}

const RELAXES = 'requireAssertions';

/** Whether a node stands in a branch of a condition on an outcome, or in a `catch`. */
function standsBehind(
  node: ts.Node,
  body: ts.Node,
  isOutcome: (condition: ts.Expression) => boolean,
): boolean {
  for (let inner = node; inner !== body; inner = inner.parent) {
    const { parent } = inner;
    if (ts.isIfStatement(parent) && inner !== parent.expression && isOutcome(parent.expression)) return true;
    if (ts.isCatchClause(parent)) return true;
  }
  return false;
}

/**
 * Returns a function that tells whether a condition looks at what came out in a test, and not only at the case that it
 * was given: at its parameters, those of functions within it, what a loop goes through, or what is made of these.
 */
function conditionsIn(body: ts.ArrowFunction | ts.FunctionExpression): (condition: ts.Expression) => boolean {
  const outcomes = new Set<string>();
  const isOutcome = (expression: ts.Node): boolean =>
    nodesOf(expression).some(
      (node) => ts.isAwaitExpression(node) || (ts.isIdentifier(node) && outcomes.has(node.text)),
    );
  for (const node of nodesOf(body)) {
    if (!ts.isVariableDeclaration(node) || node.initializer === undefined) continue;
    if (isOutcome(node.initializer)) for (const name of namesOf(node.name)) outcomes.add(name);
  }
  return isOutcome;
}

function namesOf(name: ts.BindingName): readonly string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) => (ts.isBindingElement(element) ? namesOf(element.name) : []));
}

const isFunction = (node: ts.Node): node is ts.ArrowFunction | ts.FunctionExpression =>
  ts.isArrowFunction(node) || ts.isFunctionExpression(node);

/** `it(…)`, `test(…)`, and what is made of them. */
function isTest({ expression }: ts.CallExpression): boolean {
  let callee: ts.Expression = expression;
  while (!ts.isIdentifier(callee)) {
    if (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee)) callee = callee.expression;
    else if (ts.isTaggedTemplateExpression(callee)) callee = callee.tag;
    else return false;
  }
  return callee.text === 'it' || callee.text === 'test';
}

/** `expect(…)` and `expect.poll(…)`. */
function isExpect(node: ts.Node): boolean {
  if (!ts.isCallExpression(node)) return false;
  const { expression: callee } = node;
  if (ts.isIdentifier(callee)) return callee.text === 'expect';
  return ts.isPropertyAccessExpression(callee) && /^expect\.(?:poll|soft)$/.test(callee.getText());
}

/** `expect(…)….catch(…)`, and `try { expect(…) … } catch {}` that goes on whatever was thrown. */
function catchesExpect(node: ts.Node): boolean {
  if (ts.isTryStatement(node) && node.catchClause) {
    const isQuiet = !nodesOf(node.catchClause).some((inner) => ts.isThrowStatement(inner) || isExpect(inner));
    return isQuiet && nodesOf(node.tryBlock).some(isExpect);
  }
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
  const { name, expression: before } = node.expression;
  return name.text === 'catch' && nodesOf(before).some(isExpect);
}

/** `expect([200, 404]).toContain(…)`. */
function isOneOf(node: ts.Node): boolean {
  if (!ts.isCallExpression(node) || !isExpect(node)) return false;
  const [given] = node.arguments;
  const isList = given !== undefined && ts.isArrayLiteralExpression(given);
  const { parent } = node;
  return (
    isList &&
    given.elements.length > 1 &&
    given.elements.every(ts.isNumericLiteral) &&
    ts.isPropertyAccessExpression(parent) &&
    parent.name.text === 'toContain'
  );
}

function nodesOf(node: ts.Node): readonly ts.Node[] {
  const found: ts.Node[] = [node];
  ts.forEachChild(node, (child) => void found.push(...nodesOf(child)));
  return found;
}
