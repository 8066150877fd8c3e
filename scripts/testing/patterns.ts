import { analyse } from 'scslre';
import ts from 'typescript';
import { productSources } from './sources.ts';

/** A regular expression of the product, and where it stands. */
export interface Pattern {
  /** By its path from the project's folder, with slashes. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly source: string;
  readonly flags: string;
}

/** The patterns of a file: those written as literals, and the lines of those put together while the program runs. */
export interface FilePatterns {
  readonly literals: readonly Pattern[];
  readonly composed: readonly number[];
}

/** Returns the patterns of the product below `root`, by file. */
export const patternsOfProduct = (root: string): ReadonlyMap<string, FilePatterns> =>
  new Map(
    [...productSources(root)]
      .filter(([file]) => !file.endsWith('.sql'))
      .map(([file, text]) => [file, patternsIn(file, text)]),
  );

/** Finds the patterns of a source. */
export function patternsIn(file: string, text: string): FilePatterns {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const literals: Pattern[] = [];
  const composed: number[] = [];
  const lineOf = (node: ts.Node) => source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      const [written, flags] = [node.text.slice(1, end), node.text.slice(end + 1)];
      literals.push({ file, line: lineOf(node), source: written, flags });
    }
    const makes = ts.isNewExpression(node) || ts.isCallExpression(node);
    if (makes && node.expression.getText() === 'RegExp') composed.push(lineOf(node));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { literals, composed };
}

/**
 * Returns the characters of which a long run makes the pattern take the square of its length, or worse: where it
 * begins to match anew at each of them, or can share them out between two repeats in many ways.
 */
export function slowCharacters({ source, flags }: Pick<Pattern, 'source' | 'flags'>): readonly string[] {
  const { reports } = analyse({ source, flags }, { assumeRejectingSuffix: false });
  return [...new Set(reports.map(({ character }) => character.pick))];
}
