import ts from 'typescript';

const CANNOT_FIND_NAME: ReadonlySet<number> = new Set([2304, 2552, 18004]);

/**
 * Returns the names of a source that are declared nowhere in it, each once.
 * @throws Error for a source that cannot be parsed
 */
export function undeclaredIn(path: string, text: string): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const host: ts.CompilerHost = {
    ...ts.createCompilerHost({}),
    getSourceFile: (file) => (file === path ? source : undefined),
    fileExists: (file) => file === path,
  };
  const options = { noLib: true, noResolve: true, types: [], jsx: ts.JsxEmit.Preserve };
  const program = ts.createProgram([path], options, host);
  const [broken] = program.getSyntacticDiagnostics(source);
  if (broken) throw new Error(`${path}: ${ts.flattenDiagnosticMessageText(broken.messageText, ' ')}`);
  const names = program
    .getSemanticDiagnostics(source)
    .filter(({ code }) => CANNOT_FIND_NAME.has(code))
    .map(({ start = 0, length = 0 }) => text.slice(start, start + length));
  // Without its library the compiler knows no name of the language itself either.
  return [...new Set(names)].filter((name) => !(name in globalThis));
}
