import ts from 'typescript';
import { productSources } from './sources.ts';

/** What opens a transaction that is not that of a change, or a connection in which one can be. */
const DOORS: ReadonlySet<string> = new Set(['inShop', 'inTransaction', 'pruneInShop', 'drizzle']);

const READING: ReadonlySet<string> = new Set([
  'select',
  'selectDistinct',
  'selectDistinctOn',
  'with',
  '$count',
]);
const WRITING: ReadonlySet<string> = new Set(['insert', 'update', 'delete']);
const RAW: ReadonlySet<string> = new Set(['execute', 'query']);

/** Functions that only read, and read in a transaction too; whoever stands outside of any hands them the database. */
const READERS: ReadonlySet<string> = new Set([
  'evaluateWrites',
  'fileByContent',
  'occupantsOf',
  'readCategoryRecords',
  'requireCarried',
  'reservedInUse',
  'takenSkus',
]);

/** Words of statements that write; a lock of rows (`for no key update`) is none. */
const WRITES = /(?<!\bfor |\bfor no key )\b(?:insert|update|delete|merge|truncate|copy|call|do)\b/i;

/** What a source has in it that is worth parsing. */
const WORTH = /\b(?:inShop|inTransaction|pruneInShop|drizzle|queries|pool|transaction)\b/;

/** Where use cases and what starts them live; the ground floor below them makes the transactions. */
const WRITERS = /^(?:packages\/(?:commerce|import-export|api)|apps\/server|demo)\//;

/** Returns what each file below `root` does past `changing`. */
export function bareTransactions(root: string): ReadonlyMap<string, readonly string[]> {
  const found = [...productSources(root)]
    .filter(([file, text]) => WRITERS.test(file) && /\.tsx?$/.test(file) && WORTH.test(text))
    .map(([file, text]) => [file, bareIn(text)] as const);
  return new Map(found.filter(([, expressions]) => expressions.length > 0));
}

/**
 * Returns the expressions of a source that write, or may write, past the one way of a change: a transaction or connection
 * of its own, by whatever name it goes, and statements outside of any transaction. Statements in SQL are taken for
 * reading only where their text stands there.
 */
export function bareIn(text: string): string[] {
  const source = ts.createSourceFile('source.tsx', text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isBare(node)) found.push(node.parent.getText().replace(/\s+/g, ' '));
    else ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function isBare(node: ts.Node): boolean {
  if (ts.isIdentifier(node) && DOORS.has(node.text)) return !isOnlyNamed(node);
  if (ts.isBindingElement(node)) return isRenamedHandle(node);
  if (isAccess(node, 'transaction')) return isCalled(node);
  if (isAccess(node, 'queries') || isAccess(node, 'pool')) return !reads(node);
  // Taken out of a database, by its own name; lists of queries have that name, too.
  if (ts.isIdentifier(node) && (node.text === 'queries' || node.text === 'pool')) return writes(node);
  return false;
}

/** Tells whether something is imported or exported by its own name: then each use of it is found. */
const isOnlyNamed = ({ parent }: ts.Identifier) =>
  (ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent)) && parent.propertyName === undefined;

const isRenamedHandle = ({ propertyName }: ts.BindingElement) =>
  propertyName !== undefined && ['queries', 'pool'].includes(propertyName.getText());

/** Tells whether a node is `….name` or `…['name']`. */
function isAccess(
  node: ts.Node,
  name: string,
): node is ts.PropertyAccessExpression | ts.ElementAccessExpression {
  if (ts.isPropertyAccessExpression(node)) return node.name.text === name;
  return (
    ts.isElementAccessExpression(node) &&
    ts.isStringLiteral(node.argumentExpression) &&
    node.argumentExpression.text === name
  );
}

const isCalled = (node: ts.Node) => ts.isCallExpression(node.parent) && node.parent.expression === node;

/** Returns the call of a method of `handle`, if that is what is done with it. */
function methodCall(
  handle: ts.Node,
): { readonly method: string; readonly call: ts.CallExpression } | undefined {
  const access = handle.parent;
  if (!ts.isPropertyAccessExpression(access) || access.expression !== handle) return undefined;
  const call = access.parent;
  if (!ts.isCallExpression(call) || call.expression !== access) return undefined;
  return { method: access.name.text, call };
}

function reads(handle: ts.Expression): boolean {
  const done = methodCall(handle);
  if (done) return READING.has(done.method) || (RAW.has(done.method) && readsBy(done.call));
  const { parent } = handle;
  return (
    ts.isCallExpression(parent) && ts.isIdentifier(parent.expression) && READERS.has(parent.expression.text)
  );
}

function writes(handle: ts.Identifier): boolean {
  const done = methodCall(handle);
  if (!done) return false;
  return (
    WRITING.has(done.method) || done.method === 'connect' || (RAW.has(done.method) && !readsBy(done.call))
  );
}

/** Tells whether a statement in SQL is written there, and without a word that writes. */
function readsBy({ arguments: [statement] }: ts.CallExpression): boolean {
  if (!statement) return false;
  const isText =
    ts.isTaggedTemplateExpression(statement) ||
    ts.isTemplateExpression(statement) ||
    ts.isStringLiteralLike(statement);
  return isText && !WRITES.test(statement.getText());
}
