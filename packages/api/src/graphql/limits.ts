import { EnvelopArmorPlugin } from '@escape.tech/graphql-armor';
import { type ASTVisitor, GraphQLError, Kind, type SelectionNode, type ValidationContext } from 'graphql';
import type { Plugin } from 'graphql-yoga';

/** The limits of documents that are not registered; `text` in characters. docs/contract.md, Limits */
export const limits = {
  text: 50_000,
  lines: 2000,
  depth: 12,
  aliases: 15,
  directives: 20,
  tokens: 2000,
  cost: 25_000,
} as const;

/** Tells a rejection from every other error of a document. */
export const TOO_COMPLEX = 'The document is too complex';

/** Rejects a document that is valid but for its size: by 400, as GraphQL over HTTP has it. */
export const tooComplex = () =>
  new GraphQLError(TOO_COMPLEX, { extensions: { http: { status: 400, spec: true } } });

/** Tells whether an error says that the document is beyond the limits. */
export const isTooComplex = ({ message }: GraphQLError): boolean => message.includes(TOO_COMPLEX);

/**
 * Returns the limits for documents strangers send. Introspection is open, for the contract is public; error messages
 * suggest no field names.
 */
export function limitStrangers(): Plugin {
  const rejection = { exposeLimits: false, errorMessage: TOO_COMPLEX, propagateOnRejection: true };
  return EnvelopArmorPlugin({
    maxDepth: { n: limits.depth, ignoreIntrospection: true, flattenFragments: true, ...rejection },
    maxAliases: { n: limits.aliases, ...rejection },
    maxDirectives: { n: limits.directives, ...rejection },
    maxTokens: { n: limits.tokens, ...rejection },
    // `costOf` knows what is asked for; this one would count fields and levels alone.
    costLimit: { enabled: false },
    blockFieldSuggestion: { enabled: true },
  });
}

/** Tells whether a text is longer than any document; where an error stands is counted in lines, from the first one on. */
export const isTooLong = (text: string): boolean =>
  text.length > limits.text || text.split(/\r\n|[\n\r]/, limits.lines + 1).length > limits.lines;

/** One mutation field per request: each is a transaction of its own, and a request has one answer. */
export function oneMutationField(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(node) {
      if (node.operation !== 'mutation') return;
      const fields = countFields(node.selectionSet.selections, context, new Set());
      if (fields > 1) context.reportError(new GraphQLError(TOO_COMPLEX, { nodes: node }));
    },
  };
}

function countFields(
  selections: readonly SelectionNode[],
  context: ValidationContext,
  seen: ReadonlySet<string>,
): number {
  return selections.reduce((sum, selection) => {
    if (selection.kind === Kind.FIELD) return sum + 1;
    if (selection.kind === Kind.INLINE_FRAGMENT) {
      return sum + countFields(selection.selectionSet.selections, context, seen);
    }
    const name = selection.name.value;
    const fragment = seen.has(name) ? undefined : context.getFragment(name);
    if (!fragment) return sum;
    return sum + countFields(fragment.selectionSet.selections, context, new Set([...seen, name]));
  }, 0);
}
