import { type Log, reportError } from '@stoa/commerce';
import { assertModestJson, isShopError, msg, ShopError } from '@stoa/domain';
import { type ExecutionArgs, execute, GraphQLError } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import type { ApiContext, EndedVisit, Translator } from '../context.ts';
import { graphqlError, type Refusal, toRefusal } from '../edge/errors.ts';
import { withArgumentFaults } from './argument-faults.ts';
import { refusalBeforeRunning } from './before-running.ts';
import { toGraphqlError } from './errors.ts';
import { registeredRun } from './execute.ts';
import { asksForTooMuch } from './field-limits.ts';
import { sendsJson } from './json-only.ts';
import { isTooComplex, isTooLong, limitStrangers, oneMutationField, tooComplex } from './limits.ts';
import { parsedDocuments } from './parsed-documents.ts';
import { contractSchema } from './schema.ts';
import { signsOutOnly } from './signs-out.ts';

/** Where the contract is served. API-GQL-501 */
export const GRAPHQL_PATH = '/api-graphql';

/** Answers a GraphQL request as the context's actor. */
export type GraphqlHandler = (
  request: Request,
  getContext: (ended?: EndedVisit) => Promise<ApiContext>,
  asked: Asked,
) => Promise<Response>;

/** The request as the log knows it. */
interface Asked {
  readonly log: Log;
  readonly requestId: string;
  /** Runs the request when its turn comes. @throws ShopError when it does not come */
  readonly inTurn: (work: () => Promise<Response>) => Promise<Response>;
}

interface ServerContext {
  readonly api: ApiContext;
}

/**
 * GraphQL over HTTP as its specification says: POST with JSON, GET for queries, both response types; no batches.
 * Our storefront's documents run compiled, everything else within limits. The server bounds bodies and says who
 * may send from where. API-016, API-GQL-501, API-GQL-502
 */
export function createGraphqlHandler(translator: Translator): GraphqlHandler {
  const yoga = createYoga<ServerContext>({
    schema: contractSchema(),
    graphqlEndpoint: GRAPHQL_PATH,
    fetchAPI: globalThis,
    batching: false,
    graphiql: false,
    landingPage: false,
    cors: false,
    multipart: false,
    parserAndValidationCache: parsedDocuments(),
    logging: false,
    // `translateErrors` converts errors, because it knows the requester.
    maskedErrors: false,
    plugins: [trustRegistered(), limitStrangers(), runContract(), translateErrors()],
  });
  return async (request, getContext, asked) => {
    if (!sendsJson(request)) return refuse(translator, new ShopError('unsupported-media-type'));
    const unreadable = unreadableParameter(new URL(request.url).searchParams);
    if (unreadable !== undefined) return refuse(translator, noObject(unreadable));
    try {
      const { bounded, body } = await withModestBody(request);
      const ended = body !== undefined && signsOutOnly(body) ? 'nobody' : 'refused';
      const response = await asked.inTurn(async () => yoga.fetch(bounded, { api: await getContext(ended) }));
      return response.status === 406 ? refuse(translator, notAcceptable()) : response;
    } catch (error) {
      // The client has disconnected: nobody reads the answer, and nothing went wrong.
      if (request.signal.aborted) return refuse(translator, new ShopError('unavailable'));
      return isShopError(error) ? refuse(translator, error) : fail(translator, error, asked);
    }
  };
}

/** @throws ShopError `payload-too-large` when the body is more JSON than anybody needs */
async function withModestBody(request: Request): Promise<{ bounded: Request; body?: string }> {
  if (request.method !== 'POST') return { bounded: request };
  const body = await request.text();
  assertModestJson(body);
  const { url, method, headers, signal } = request;
  return { bounded: new Request(url, { method, headers, signal, body }), body };
}

/** Answers a request whose context could not be made because of a fault of the server. ERR-007 */
function fail(translator: Translator, error: unknown, { log, requestId }: Asked): Response {
  reportError(log, error, 'contract');
  return answer({ ...toRefusal(translator, error), params: { request_id: requestId } });
}

/** Answers an invalid request, or a requester who is refused, for example because of an expired bearer token. */
const refuse = (translator: Translator, error: ShopError) => answer(toRefusal(translator, error));

function answer(refusal: Refusal): Response {
  const { status, retryAfter } = refusal;
  const headers = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
  return Response.json(graphqlError(refusal), { status, headers });
}

/** Yoga says nothing with that status. */
const notAcceptable = () => new ShopError('not-acceptable', { reason: msg('request.not_acceptable') });

function noObject(label: string): ShopError {
  return new ShopError('invalid-input', { field: label, reason: msg('input.object', { label }) });
}

/** Finds a GET parameter that must be a JSON object and is not; Yoga would fail on it. */
function unreadableParameter(sent: URLSearchParams): string | undefined {
  return ['variables', 'extensions'].find((name) => {
    const text = sent.get(name);
    return text !== null && text !== '' && !isJsonObject(text);
  });
}

function isJsonObject(text: string): boolean {
  try {
    assertModestJson(text);
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && !Array.isArray(value);
  } catch {
    return false;
  }
}

/**
 * Documents of ours were validated when they were compiled and are exempt from limits. Documents beyond the limits
 * are not validated either, because validation alone would take too long.
 */
function trustRegistered(): Plugin {
  return {
    onParams({ params, setResult }) {
      // Whether it is a text at all is looked at later.
      if (typeof params.query === 'string' && isTooLong(params.query)) setResult({ errors: [tooComplex()] });
    },
    onValidate({ context, params, setResult, addValidationRule }) {
      const { query } = context.params;
      if (query && registeredRun(query)) setResult([]);
      else if (asksForTooMuch(params.documentAST)) setResult([tooComplex()]);
      else addValidationRule(oneMutationField);
      return ({ valid, result, setResult: replace }) => {
        const errors = result.filter((one) => one instanceof GraphQLError);
        if (valid || errors.length < result.length || errors.some(isTooComplex)) return;
        replace([...withArgumentFaults(contractSchema(), params.documentAST, errors)]);
      };
    },
  };
}

/** Runs documents with the context resolvers know. */
function runContract(): Plugin<ServerContext> {
  return {
    onExecute({ args, setExecuteFn, setResultAndStopExecution }) {
      const { api, params } = args.contextValue;
      const run = params.query === undefined ? undefined : registeredRun(params.query);
      const refused = refusalBeforeRunning(args, run !== undefined);
      if (refused) {
        setResultAndStopExecution({ errors: [refused] });
        return;
      }
      setExecuteFn((given: ExecutionArgs) =>
        run ? run(api, given.variableValues ?? {}) : execute({ ...given, contextValue: api }),
      );
    },
  };
}

/** A limit that every entry of a list meets is told once. */
function withoutRepeats(errors: readonly GraphQLError[]): GraphQLError[] {
  const isLimit = ({ extensions }: GraphQLError) => extensions.code === 'QUERY_TOO_COMPLEX';
  const first = errors.findIndex(isLimit);
  return errors.filter((error, at) => at <= first || !isLimit(error));
}

/** Converts every error of an answer to the contract's codes and texts, whatever made it. */
function translateErrors(): Plugin<object, ServerContext> {
  return {
    onResultProcess({ result, setResult, serverContext }) {
      if (!('errors' in result) || !result.errors) return;
      const errors = result.errors.map((error) => toGraphqlError(serverContext.api, error));
      setResult({ ...result, errors: withoutRepeats(errors) });
    },
  };
}
