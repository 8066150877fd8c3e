import ts from 'typescript';

/** A name that a part of a file refers to, itself or by what it calls in its file, and that the file imports. */
export interface Use {
  readonly name: string;
  /** As it is written in the import: `./index.ts`, `@stoa/domain`. */
  readonly from: string;
}

/** Tells what parts of one file use. */
export interface UsesOfFile {
  of(...nodes: readonly ts.Node[]): readonly Use[];
  /** What something uses that the file exports by this name; what it passes on is a use as well. */
  ofExport(name: string): readonly Use[];
}

export function usesIn(source: ts.SourceFile): UsesOfFile {
  const imports = importsOf(source);
  const declarations = declarationsOf(source);
  const toUses = (names: ReadonlySet<string>) => [...names].flatMap((name) => imports.get(name) ?? []);
  return {
    of: (...nodes) => toUses(namesUsed(nodes, declarations)),
    ofExport: (name) => [
      ...passedOn(source, name),
      ...toUses(namesUsed(declarations.get(name) ?? [], declarations)),
    ],
  };
}

/** `export { name } from '…'` and `export * from '…'`. */
function passedOn(source: ts.SourceFile, wanted: string): readonly Use[] {
  return source.statements.flatMap((statement) => {
    if (!ts.isExportDeclaration(statement) || statement.isTypeOnly) return [];
    const { moduleSpecifier: module, exportClause: clause } = statement;
    if (module === undefined || !ts.isStringLiteral(module)) return [];
    if (clause === undefined) return [{ name: wanted, from: module.text }];
    if (!ts.isNamedExports(clause)) return [];
    return clause.elements
      .filter(({ name }) => name.text === wanted)
      .map(({ name, propertyName }) => ({ name: (propertyName ?? name).text, from: module.text }));
  });
}

/** Imported names, and what they are called where they come from. */
function importsOf(source: ts.SourceFile): ReadonlyMap<string, Use> {
  const found = new Map<string, Use>();
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const from = statement.moduleSpecifier.text;
    const clause = statement.importClause;
    if (clause === undefined || clause.phaseModifier === ts.SyntaxKind.TypeKeyword) continue;
    if (clause.name) found.set(clause.name.text, { name: 'default', from });
    const bindings = clause.namedBindings;
    if (bindings === undefined) continue;
    if (ts.isNamespaceImport(bindings)) found.set(bindings.name.text, { name: '*', from });
    else
      for (const { name, propertyName, isTypeOnly } of bindings.elements)
        if (!isTypeOnly) found.set(name.text, { name: (propertyName ?? name).text, from });
  }
  addMembers(source, found);
  return found;
}

/** `minLength` of `const { minLength } = fieldRules` is what an import brought, too. */
function addMembers(source: ts.SourceFile, imports: Map<string, Use>): void {
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.initializer && ts.isIdentifier(node.initializer)) {
      const use = imports.get(node.initializer.text);
      if (use && ts.isObjectBindingPattern(node.name)) {
        for (const { name, propertyName } of node.name.elements)
          if (ts.isIdentifier(name)) {
            const member = propertyName && ts.isIdentifier(propertyName) ? propertyName : name;
            imports.set(name.text, { name: member.text, from: use.from });
          }
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
}

/** What a file declares and assigns, at any depth, by name: one name may be declared more than once. */
function declarationsOf(source: ts.SourceFile): ReadonlyMap<string, readonly ts.Node[]> {
  const found = new Map<string, ts.Node[]>();
  const add = (name: string, node: ts.Node) => found.set(name, [...(found.get(name) ?? []), node]);
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node)) {
      // Not the pattern, in which others stand beside the one that is used.
      for (const name of namesOf(node.name)) if (node.initializer) add(name, node.initializer);
    } else if (ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node)) {
      if (node.name) add(node.name.text, node);
    } else if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken) {
      for (const name of namesAssigned(node.left)) add(name, node);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** `a` of `a = …`; `a` and `b` of `({ a, b } = …)` and of `[a, b] = …`. */
function namesAssigned(left: ts.Expression): readonly string[] {
  if (ts.isIdentifier(left)) return [left.text];
  if (ts.isArrayLiteralExpression(left)) return left.elements.flatMap(namesAssigned);
  if (!ts.isObjectLiteralExpression(left)) return [];
  return left.properties.flatMap((property) => {
    if (ts.isShorthandPropertyAssignment(property)) return [property.name.text];
    return ts.isPropertyAssignment(property) ? namesAssigned(property.initializer) : [];
  });
}

function namesOf(name: ts.BindingName): readonly string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) => (ts.isBindingElement(element) ? namesOf(element.name) : []));
}

/** Returns every name that stands in some nodes, and in whatever of the file is called by one of those names. */
function namesUsed(
  nodes: readonly ts.Node[],
  declarations: ReadonlyMap<string, readonly ts.Node[]>,
): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && !isPropertyName(node) && !names.has(node.text)) {
      names.add(node.text);
      declarations.get(node.text)?.forEach(visit);
    }
    ts.forEachChild(node, visit);
  };
  nodes.forEach(visit);
  return names;
}

/** `b` of `a.b` and of `{ b: 1 }` is no reference to anything called b. */
function isPropertyName(node: ts.Identifier): boolean {
  const { parent } = node;
  return (
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    (ts.isPropertyAssignment(parent) && parent.name === node)
  );
}
