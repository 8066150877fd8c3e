import ts from 'typescript';
import { isAmountName } from './amount-names.ts';
import { originOf } from './amount-origins.ts';
import { productSources } from './sources.ts';

const ARITHMETIC: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.PlusToken,
  ts.SyntaxKind.MinusToken,
  ts.SyntaxKind.AsteriskToken,
  ts.SyntaxKind.AsteriskAsteriskToken,
  ts.SyntaxKind.SlashToken,
  ts.SyntaxKind.PercentToken,
  ts.SyntaxKind.PlusEqualsToken,
  ts.SyntaxKind.MinusEqualsToken,
  ts.SyntaxKind.AsteriskEqualsToken,
  ts.SyntaxKind.AsteriskAsteriskEqualsToken,
  ts.SyntaxKind.SlashEqualsToken,
  ts.SyntaxKind.PercentEqualsToken,
]);

const CHOOSING: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.QuestionQuestionToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.AmpersandAmpersandToken,
]);

/** Of `Math`; which of several amounts is the least or the largest is no arithmetic. */
const ROUNDING: ReadonlySet<string> = new Set(['abs', 'ceil', 'floor', 'fround', 'pow', 'round', 'trunc']);
const SHORTENING: ReadonlySet<string> = new Set(['toFixed', 'toPrecision']);
const CONVERTING = /^(?:BigInt|Number|(?:Number\.)?parse(?:Float|Int))$/;

/** Returns the arithmetic with money of the product's sources below `root`, outside the domain, by file. */
export function moneyArithmeticOfProduct(root: string): ReadonlyMap<string, readonly string[]> {
  const found = [...productSources(root)]
    .filter(([file]) => !file.startsWith('packages/domain/') && !file.endsWith('.sql'))
    .map(([file, text]) => [file, moneyArithmeticIn(file, text)] as const);
  return new Map(found.filter(([, expressions]) => expressions.length > 0));
}

/** Returns the expressions of a source that compute with money or round it, as they are written. */
export function moneyArithmeticIn(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (computesWithMoney(node)) found.push(node.getText().replace(/\s+/g, ' '));
    else ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function computesWithMoney(node: ts.Node): boolean {
  if (ts.isBinaryExpression(node)) return isArithmetic(node) && isMoney(node);
  if (ts.isPrefixUnaryExpression(node)) {
    return node.operator !== ts.SyntaxKind.ExclamationToken && isMoney(node.operand);
  }
  if (ts.isPostfixUnaryExpression(node)) return isMoney(node.operand);
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
  const { expression: of, name } = node.expression;
  if (SHORTENING.has(name.text)) return isMoney(of);
  return of.getText() === 'Math' && ROUNDING.has(name.text) && node.arguments.some(isMoney);
}

/** Adding a text makes a text. */
function isArithmetic({ operatorToken, left, right }: ts.BinaryExpression): boolean {
  return ARITHMETIC.has(operatorToken.kind) && ![left, right].some(isText);
}

const isText = (node: ts.Expression): boolean =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateExpression(node) ||
  (ts.isBinaryExpression(node) && [node.left, node.right].some(isText));

/** Tells whether the value of an expression is an amount, or a list of them, by the names it is made of. */
function isMoney(node: ts.Expression): boolean {
  if (ts.isIdentifier(node)) return isAmountName(node.text) || isNamedOtherwise(node);
  if (ts.isPropertyAccessExpression(node)) return isAmountName(node.name.text);
  if (ts.isElementAccessExpression(node)) {
    const { argumentExpression: key } = node;
    return ts.isStringLiteralLike(key) ? isAmountName(key.text) : isMoney(node.expression);
  }
  if (ts.isCallExpression(node)) {
    const isConverted = CONVERTING.test(node.expression.getText()) || isOfMath(node.expression);
    return isConverted ? node.arguments.some(isMoney) : isMoney(node.expression);
  }
  if (ts.isConditionalExpression(node)) return isMoney(node.whenTrue) || isMoney(node.whenFalse);
  if (ts.isBinaryExpression(node)) {
    const isOne = CHOOSING.has(node.operatorToken.kind) || isArithmetic(node);
    return isOne && (isMoney(node.left) || isMoney(node.right));
  }
  if (ts.isPrefixUnaryExpression(node)) return isMoney(node.operand);
  return isWrapping(node) && isMoney(node.expression);
}

/** `{ price: p }`, `const p = price`, `prices.map((p) => …)`: tells whether that is what a name stands for. */
function isNamedOtherwise(name: ts.Identifier): boolean {
  const origin = originOf(name);
  if (typeof origin === 'string') return isAmountName(origin);
  // What is computed is found where it is computed, and needs to be told of once.
  return origin !== undefined && !holdsComputation(origin) && isMoney(origin);
}

const holdsComputation = (node: ts.Node): boolean =>
  computesWithMoney(node) || ts.forEachChild(node, (child) => holdsComputation(child) || undefined) === true;

const isOfMath = (callee: ts.Expression): boolean =>
  ts.isPropertyAccessExpression(callee) && callee.expression.getText() === 'Math';

const isWrapping = (node: ts.Expression) =>
  ts.isParenthesizedExpression(node) ||
  ts.isNonNullExpression(node) ||
  ts.isAsExpression(node) ||
  ts.isSatisfiesExpression(node) ||
  ts.isAwaitExpression(node) ||
  ts.isSpreadElement(node);
