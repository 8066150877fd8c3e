import { answerNarrowings, contentNarrowings } from './answers.ts';
import type { ApiDocument, Operation } from './api-document.ts';
import { inputNarrowings, type Pair } from './inputs.ts';

/**
 * Tells, in sentences that name operation and field, what a document takes away from the one that was released, or
 * narrows. What is new and can be left out or passed over narrows nothing. ADM-901
 */
export function narrowings(released: ApiDocument, now: ApiDocument): readonly string[] {
  const documents = { released, now };
  const present = operationsOf(now);
  return [
    ...[...operationsOf(released)].flatMap(([name, was]) => {
      const is = present.get(name);
      if (!is) return [`${name} is no longer there`];
      return ofOperation({ documents, released: was, now: is }).map((what) => `${name}: ${what}`);
    }),
    ...sharedAnswers(documents),
  ];
}

function operationsOf({ paths = {} }: ApiDocument): Map<string, Operation> {
  return new Map(
    Object.entries(paths).flatMap(([path, item]) =>
      Object.entries(item).map(
        ([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const,
      ),
    ),
  );
}

function ofOperation(pair: Pair): string[] {
  return [...callerNarrowings(pair), ...inputNarrowings(pair), ...answerNarrowings(pair)];
}

function callerNarrowings({ released, now }: Pair): string[] {
  const { operationId: id, 'x-scope': scope } = now;
  const isKnownBy = callersOf(released).every((was) =>
    callersOf(now).some((is) => is.every((scheme) => was.includes(scheme))),
  );
  return [
    ...(id === released.operationId ? [] : [`is now called ${id}, not ${released.operationId}`]),
    ...(isKnownBy ? [] : ['asks for another way of signing in than was told']),
    ...(scope === undefined || scope === released['x-scope']
      ? []
      : [`asks for the scope ${scope} now, not ${released['x-scope'] ?? 'none'}`]),
  ];
}

/** What each way of asking needs, by the names of its schemes; nothing, where anybody may ask. */
function callersOf({ security = [] }: Operation): readonly (readonly string[])[] {
  return security.length === 0 ? [[]] : security.map((one) => Object.keys(one));
}

function sharedAnswers(documents: Pair['documents']): string[] {
  const present = documents.now.components?.responses ?? {};
  return Object.entries(documents.released.components?.responses ?? {}).flatMap(([name, was]) => {
    const is = present[name];
    return is ? contentNarrowings(documents, `every answer \`${name}\``, was, is) : [];
  });
}
