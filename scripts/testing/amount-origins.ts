import ts from 'typescript';

type Declared = ts.ParameterDeclaration | ts.VariableDeclaration;

/** Methods of lists that hand items to a function, with how many of its parameters are of an item's kind. */
const HANDING: ReadonlyMap<string, number> = new Map([
  ...['every', 'filter', 'find', 'flatMap', 'forEach', 'map', 'some'].map((name) => [name, 1] as const),
  ...['reduce', 'reduceRight'].map((name) => [name, 2] as const),
]);

/**
 * Returns what a name stands for where it is used: the field that it was taken out of an object by, the value of its
 * constant, or the list of which it is an item. `undefined` where it is none of these.
 */
export function originOf(name: ts.Identifier): ts.Expression | string | undefined {
  for (let at: ts.Node | undefined = name.parent; at; at = at.parent) {
    const declared = declaredIn(at).find((one) => !holds(one, name) && names(one, name.text));
    if (declared) return originIn(declared, name.text);
  }
  return undefined;
}

/** Returns what a function, a loop or a block declares for what is in it. */
function declaredIn(at: ts.Node): readonly Declared[] {
  if (ts.isFunctionLike(at)) return at.parameters.filter(ts.isParameter);
  if (ts.isForOfStatement(at)) return declarationsOf(at.initializer);
  if (!ts.isBlock(at) && !ts.isSourceFile(at)) return [];
  return at.statements.filter(ts.isVariableStatement).flatMap((one) => declarationsOf(one.declarationList));
}

const declarationsOf = (list: ts.ForInitializer): readonly Declared[] =>
  ts.isVariableDeclarationList(list) ? list.declarations : [];

/** The value of a constant may name another of the same name. */
const holds = (declared: Declared, { pos, end }: ts.Identifier) => declared.pos <= pos && end <= declared.end;

function names({ name }: Declared, wanted: string): boolean {
  if (ts.isIdentifier(name)) return name.text === wanted;
  return elementOf(name, wanted) !== undefined;
}

const elementOf = ({ elements }: ts.BindingPattern, wanted: string): ts.BindingElement | undefined =>
  [...elements].filter(ts.isBindingElement).find(({ name }) => name.getText() === wanted);

function originIn(declared: Declared, name: string): ts.Expression | string | undefined {
  if (!ts.isIdentifier(declared.name)) return elementOf(declared.name, name)?.propertyName?.getText();
  if (ts.isParameter(declared)) return listOf(declared);
  const loop = declared.parent.parent;
  return ts.isForOfStatement(loop) ? loop.expression : declared.initializer;
}

/** Returns the list whose items a function is handed by a parameter; of `lines.map((line) => line.price)` each item. */
function listOf(parameter: ts.ParameterDeclaration): ts.Expression | undefined {
  const handed = parameter.parent;
  const call = handed.parent;
  if (!ts.isCallExpression(call) || !ts.isPropertyAccessExpression(call.expression)) return undefined;
  const { expression: list, name } = call.expression;
  if (handed.parameters.indexOf(parameter) >= (HANDING.get(name.text) ?? 0)) return undefined;
  return madeOf(list) ?? list;
}

function madeOf(list: ts.Expression): ts.Expression | undefined {
  if (!ts.isCallExpression(list) || !ts.isPropertyAccessExpression(list.expression)) return undefined;
  const [make] = list.arguments;
  if (list.expression.name.text !== 'map' || !make || !ts.isArrowFunction(make)) return undefined;
  return ts.isBlock(make.body) ? undefined : make.body;
}
