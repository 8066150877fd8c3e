import * as contract from '@stoa/contract';
import { type ExecutionResult, parse, validate } from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import type { ApiContext } from '../context.ts';
import type { Refusal } from '../edge/errors.ts';
import { refusalOf } from './errors.ts';
import { contractSchema } from './schema.ts';

type Run = (api: ApiContext, variables: Readonly<Record<string, unknown>>) => Promise<ExecutionResult>;

/** The text of every document our own storefront sends; nothing else is ever compiled. */
const registered: ReadonlySet<string> = new Set(
  Object.entries(contract).flatMap(([name, exported]) =>
    // Fragments are exported too, and are no documents by themselves.
    exported instanceof contract.TypedDocumentString && name.endsWith('Document')
      ? [exported.toString()]
      : [],
  ),
);

/** Tells whether a document is one of our own, to the letter. */
export const isRegistered = (text: string): boolean => registered.has(text);

const compiled = new Map<string, Run>();

/** Returns the compiled form of a registered document; `undefined` for what a stranger may have written. */
export function registeredRun(text: string): Run | undefined {
  if (!isRegistered(text)) return undefined;
  const known = compiled.get(text);
  if (known) return known;
  const run = compile(text);
  compiled.set(text, run);
  return run;
}

/** @throws TypeError for a document that does not fit the schema: a fault of ours, found by tests */
function compile(text: string): Run {
  const schema = contractSchema();
  const document = parse(text);
  const [fault] = validate(schema, document);
  if (fault) throw new TypeError(`not a document of the contract: ${fault.message}`);
  const query = compileQuery(schema, document);
  if (!isCompiledQuery(query)) throw new TypeError('the document could not be compiled');
  return async (api, variables) => query.query({}, api, variables);
}

/**
 * Runs one of the storefront's documents as the context's actor.
 * @throws ContractError for an answer with an error in it, even a partial one
 */
export async function executeContract<R, V>(
  api: ApiContext,
  document: contract.TypedDocumentString<R, V>,
  variables: unknown,
): Promise<R> {
  const run = registeredRun(document.toString());
  if (!run) throw new TypeError('only documents of @stoa/contract are run in process');
  const { data, errors } = await run(api, isVariables(variables) ? variables : {});
  const [error] = errors ?? [];
  if (error) throw toContractError(refusalOf(api, error));
  // The document was validated against the schema its result type was generated from.
  return data as R;
}

function isVariables(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** What went wrong, in the words of the contract. */
export function toContractError(refusal: Refusal): contract.ContractError {
  const { error: code, message, params, status, retryable, field, fieldErrors } = refusal;
  return new contract.ContractError({
    code,
    message,
    params,
    status,
    retryable,
    fieldErrors,
    ...(field !== undefined && { field }),
  });
}
