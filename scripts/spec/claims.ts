import ts from 'typescript';
import { idsIn } from './ids.ts';
import { type Use, usesIn } from './uses.ts';

/** What one test claims: the ids at the end of its title. */
export interface Claim {
  readonly title: string;
  readonly ids: readonly string[];
  /** Tells whether a test that was run is this one, by its name with its groups: `group > test`. */
  isNamed(name: string): boolean;
  readonly uses: readonly Use[];
}

/** Ids at the end of a title, in brackets. */
const CLAIM = /\[([^\]]*)\]$/;

/** Tests that are not run, and those that pass when what they expect is not so. */
const SHOWS_NOTHING = new Set(['skip', 'todo', 'fails']);

/** Returns the ids that a title, or the whole name of a test, ends with. */
export const idsClaimedBy = (title: string): readonly string[] => idsIn(CLAIM.exec(title)?.[1] ?? '');

/** What the titles of a test file claim. A title of a group claims nothing: it says not which of its tests would fail. */
export function claimsIn(file: string, text: string): readonly Claim[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const uses = usesIn(source);
  const claims: Claim[] = [];
  const visit = (node: ts.Node, groups: readonly ts.CallExpression[]): void => {
    const call = ts.isCallExpression(node) ? node : undefined;
    const title = call && isCallOf(call, ['it', 'test']) ? titleOf(call) : undefined;
    const ids = idsClaimedBy(title ?? '');
    if (call !== undefined && title !== undefined && ids.length > 0) {
      const own = patternOf(call.arguments[0]);
      const names = [...groups.map((group) => patternOf(group.arguments[0])), own];
      const name = new RegExp(`(?:^| > )${names.join(' > ')}$`, 's');
      // What a group has in its table comes to its tests as parameters.
      const tables = groups.map(({ expression }) => expression);
      claims.push({ title, ids, isNamed: (tested) => name.test(tested), uses: uses.of(node, ...tables) });
    }
    const isGroup = call !== undefined && isCallOf(call, ['describe', 'suite']);
    const within = isGroup ? [...groups, call] : groups;
    ts.forEachChild(node, (child) => visit(child, within));
  };
  visit(source, []);
  return claims;
}

/** `it(…)`, and what makes several of one: `it.each(…)(…)`, `` it.each`…`(…) ``, `it.runIf(…)(…)`. */
function isCallOf({ expression }: ts.CallExpression, names: readonly string[]): boolean {
  let callee: ts.Expression = expression;
  for (;;) {
    if (ts.isPropertyAccessExpression(callee)) {
      if (SHOWS_NOTHING.has(callee.name.text)) return false;
      callee = callee.expression;
    } else if (ts.isCallExpression(callee)) callee = callee.expression;
    else if (ts.isTaggedTemplateExpression(callee)) callee = callee.tag;
    else return ts.isIdentifier(callee) && names.includes(callee.text);
  }
}

function titleOf({ arguments: [title] }: ts.CallExpression): string | undefined {
  if (title === undefined) return undefined;
  if (ts.isStringLiteralLike(title)) return title.text;
  return ts.isTemplateExpression(title) ? title.templateSpans.at(-1)?.literal.text : undefined;
}

/** What `it.each` puts in for the values of a case. */
const FILLED_IN = /%[sdifjoOc#$%]|\$[\w.]+/;

/** A pattern for the title as the runner tells it, with anything in the place of what is filled in. */
function patternOf(title: ts.Expression | undefined): string {
  if (title === undefined) return '.*';
  if (ts.isStringLiteralLike(title)) return patternOfText(title.text);
  if (!ts.isTemplateExpression(title)) return '.*';
  const texts = [title.head.text, ...title.templateSpans.map(({ literal }) => literal.text)];
  return texts.map(patternOfText).join('.*');
}

const patternOfText = (text: string) =>
  text
    .split(FILLED_IN)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*');
