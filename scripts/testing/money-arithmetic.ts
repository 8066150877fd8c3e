import ts from 'typescript';
import { productSources } from './sources.ts';

/** What is called by one of these, alone or as the last word of a name, is an amount of money. */
const AMOUNTS: ReadonlySet<string> = new Set([
  ...['amount', 'cents', 'discount', 'fee', 'major', 'minor', 'money', 'msrp', 'price', 'refund', 'saving'],
  ...['shipping', 'subtotal', 'tax', 'total'],
]);

/** Words that may follow: `price_before`, `total_due`, `priceOf(…)`. */
const FOLLOWING: ReadonlySet<string> = new Set([
  ...['after', 'at', 'before', 'due', 'for', 'from', 'now', 'of', 'off', 'to'],
]);

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
const CONVERTING: ReadonlySet<string> = new Set(['BigInt', 'Number', 'parseFloat', 'parseInt']);

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

/** Tells whether the value of an expression is an amount, by the names it is made of. */
function isMoney(node: ts.Expression): boolean {
  if (ts.isIdentifier(node)) return isAmountName(node.text);
  if (ts.isPropertyAccessExpression(node)) return isAmountName(node.name.text);
  if (ts.isElementAccessExpression(node)) {
    const { argumentExpression: key } = node;
    return ts.isStringLiteralLike(key) ? isAmountName(key.text) : isMoney(node.expression);
  }
  if (ts.isCallExpression(node)) {
    const isConverted = CONVERTING.has(node.expression.getText()) || isOfMath(node.expression);
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

const isOfMath = (callee: ts.Expression): boolean =>
  ts.isPropertyAccessExpression(callee) && callee.expression.getText() === 'Math';

const isWrapping = (node: ts.Expression) =>
  ts.isParenthesizedExpression(node) ||
  ts.isNonNullExpression(node) ||
  ts.isAsExpression(node) ||
  ts.isSatisfiesExpression(node) ||
  ts.isAwaitExpression(node) ||
  ts.isSpreadElement(node);

function isAmountName(name: string): boolean {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split('_')
    .filter((word) => word !== '');
  const at = words.findLastIndex((word) => !FOLLOWING.has(word));
  const [last = ''] = words.slice(at);
  return at >= 0 && (AMOUNTS.has(last) || AMOUNTS.has(last.replace(/s$/, '')));
}
