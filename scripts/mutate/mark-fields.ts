import ts from 'typescript';

/** A field of an answer, as it stands in the source. */
export interface Field {
  /** File, function and place in the answer, such as `cart-dto:toShippingMethod:default_info.pickup`. */
  readonly id: string;
  /** Whether the source gives it a value that never changes. */
  readonly isConstant: boolean;
}

export interface MarkedSource {
  readonly code: string;
  readonly fields: readonly Field[];
}

/** The name of the global function that each marked field asks for its value. */
export const MARK = '__stoaField';

/** Which object literals of a file are answers. */
export interface MarkRules {
  /** What the ids of the file begin with. */
  readonly name: string;
  /** The names that fields can have, where a file makes other objects, too. */
  readonly names?: ReadonlySet<string>;
  /** Tells of an id whether it is handed on inside of the server, and so is no field. */
  readonly isInside?: (id: string) => boolean;
}

/**
 * Rewrites each field of the object literals that functions of a file return, or keep in a variable: `qty: line.qty`
 * becomes `qty: __stoaField("cart-dto:toCartItem:qty", line.qty)`. What is handed to a call is no answer.
 */
export function markFields(source: string, { name, names, isInside }: MarkRules): MarkedSource {
  const file = ts.createSourceFile(`${name}.ts`, source, ts.ScriptTarget.Latest, true);
  const taken = new Map<string, number>();
  const fields: Field[] = [];
  const insertions: { at: number; text: string }[] = [];

  function idOf(path: string): string {
    const before = taken.get(path) ?? 0;
    taken.set(path, before + 1);
    return before === 0 ? path : `${path}#${before + 1}`;
  }

  function mark(property: ts.PropertyAssignment | ts.ShorthandPropertyAssignment): void {
    const key = keyOf(property);
    if (key === undefined || (names && !names.has(key)) || !isInAnswer(property.parent, names)) return;
    const value = ts.isPropertyAssignment(property) ? property.initializer : property.name;
    if (ts.isArrowFunction(value) || ts.isFunctionExpression(value)) return;
    const isConstant = ts.isPropertyAssignment(property) && isConstantValue(value);
    const container = functionNameOf(property);
    if (container === undefined && !isConstant) return;
    const id = idOf([name, container ?? 'module', placeOf(property, key)].join(':'));
    if (isInside?.(id)) return;
    fields.push({ id, isConstant });
    if (isConstant) return;
    const before = ts.isShorthandPropertyAssignment(property) ? `${key}: ` : '';
    insertions.push({ at: value.getStart(), text: `${before}${MARK}(${JSON.stringify(id)}, ` });
    insertions.push({ at: value.getEnd(), text: ')' });
  }

  function visit(node: ts.Node): void {
    if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) mark(node);
    ts.forEachChild(node, visit);
  }

  visit(file);
  return { code: insertAll(source, insertions), fields };
}

/** Insertions at one place stay in their order: what ends there ends before what begins. */
function insertAll(source: string, insertions: readonly { at: number; text: string }[]): string {
  const sorted = insertions
    .map((insertion, order) => ({ ...insertion, order }))
    .sort((one, other) => one.at - other.at || one.order - other.order);
  let code = '';
  let done = 0;
  for (const { at, text } of sorted) {
    code += source.slice(done, at) + text;
    done = at;
  }
  return code + source.slice(done);
}

function keyOf({ name }: ts.PropertyAssignment | ts.ShorthandPropertyAssignment): string | undefined {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : undefined;
}

/** Says whether an object literal is returned or kept, and is nowhere inside of one that is handed to a call. */
function isInAnswer(literal: ts.Node, names: ReadonlySet<string> | undefined): boolean {
  return reachesAnswer(literal, names) && !isInsideArgument(literal);
}

function reachesAnswer(node: ts.Node, names: ReadonlySet<string> | undefined): boolean {
  const { parent } = node;
  if (ts.isReturnStatement(parent) || ts.isArrowFunction(parent)) return true;
  // Where a file makes other objects, too, one that is kept as something named is that.
  if (ts.isVariableDeclaration(parent)) return names === undefined || parent.type === undefined;
  const isPassedOn =
    ts.isParenthesizedExpression(parent) ||
    ts.isAsExpression(parent) ||
    ts.isSatisfiesExpression(parent) ||
    ts.isConditionalExpression(parent) ||
    ts.isBinaryExpression(parent) ||
    ts.isSpreadAssignment(parent) ||
    ts.isPropertyAssignment(parent) ||
    ts.isArrayLiteralExpression(parent) ||
    ts.isObjectLiteralExpression(parent);
  return isPassedOn && reachesAnswer(parent, names);
}

function isInsideArgument(node: ts.Node): boolean {
  for (let at = node; at.parent; at = at.parent) {
    if (!ts.isObjectLiteralExpression(at)) continue;
    if (ts.isCallExpression(at.parent) || ts.isNewExpression(at.parent)) return true;
  }
  return false;
}

/** Says whether a value is written in the source: it can't be another in any answer. */
function isConstantValue(value: ts.Expression): boolean {
  if (ts.isAsExpression(value) || ts.isParenthesizedExpression(value))
    return isConstantValue(value.expression);
  if (ts.isArrayLiteralExpression(value)) return value.elements.every(isConstantValue);
  if (ts.isObjectLiteralExpression(value)) return value.properties.length === 0;
  return (
    ts.isLiteralExpression(value) ||
    value.kind === ts.SyntaxKind.NullKeyword ||
    value.kind === ts.SyntaxKind.TrueKeyword ||
    value.kind === ts.SyntaxKind.FalseKeyword
  );
}

/** The name of the outermost function around a node; undefined for what is made once, when the file is loaded. */
function functionNameOf(node: ts.Node): string | undefined {
  let name: string | undefined;
  let isInFunction = false;
  for (let at: ts.Node | undefined = node; at; at = at.parent) {
    if (ts.isFunctionDeclaration(at)) name = at.name?.text ?? name;
    if (ts.isFunctionLike(at)) isInFunction = true;
    if (!isInFunction) continue;
    if (ts.isVariableDeclaration(at) || ts.isPropertyAssignment(at) || ts.isMethodDeclaration(at)) {
      if (ts.isIdentifier(at.name)) name = named(at, at.name.text, name);
    }
  }
  return isInFunction ? (name ?? 'anonymous') : undefined;
}

/** A function in a table is named as its row is; the table itself names none. */
function named(at: ts.Node, own: string, inner: string | undefined): string {
  const isTable =
    ts.isVariableDeclaration(at) &&
    at.initializer !== undefined &&
    ts.isObjectLiteralExpression(unwrapped(at.initializer));
  return isTable && inner !== undefined ? inner : own;
}

function unwrapped(value: ts.Expression): ts.Expression {
  return ts.isSatisfiesExpression(value) || ts.isAsExpression(value) ? unwrapped(value.expression) : value;
}

/** The names of the fields around a field, down to itself: `default_info.delivery.from`. */
function placeOf(property: ts.Node, key: string): string {
  const names = [key];
  for (let at = property.parent; at && !ts.isFunctionLike(at); at = at.parent) {
    if (ts.isPropertyAssignment(at)) names.unshift(keyOf(at) ?? '');
  }
  return names.join('.');
}
