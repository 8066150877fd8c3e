import { type ExecutionArgs, type ExecutionResult, execute } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import type { ApiContext } from '../context.ts';
import { toGraphqlError } from './errors.ts';
import { registeredRun } from './execute.ts';
import { limitStrangers, oneMutationField } from './limits.ts';
import { contractSchema } from './schema.ts';

/** Where the contract is served. API-GQL-501 */
export const GRAPHQL_PATH = '/api-graphql';

/** Answers a GraphQL request as whoever the context says. */
export type GraphqlHandler = (request: Request, getContext: () => Promise<ApiContext>) => Promise<Response>;

interface ServerContext {
  readonly api: ApiContext;
}

/**
 * GraphQL over HTTP as its specification says: POST with JSON, GET for queries, both response types; no batches.
 * Our storefront's documents run compiled, everything else within limits. The server bounds bodies and says who
 * may send from where. API-016, API-GQL-501, API-GQL-502
 */
export function createGraphqlHandler(): GraphqlHandler {
  const yoga = createYoga<ServerContext>({
    schema: contractSchema(),
    graphqlEndpoint: GRAPHQL_PATH,
    fetchAPI: globalThis,
    ...{
      batching: false,
      graphiql: false,
      landingPage: false,
      cors: false,
      multipart: false,
      logging: false,
    },
    maskedErrors: { maskError: (error) => toGraphqlError(undefined, error) },
    plugins: [trustRegistered(), limitStrangers(), runContract()],
  });
  return async (request, getContext) => {
    let api: ApiContext;
    try {
      api = await getContext();
    } catch (error) {
      return refuse(error);
    }
    return yoga.fetch(request, { api });
  };
}

/** The answer to somebody whose context could not be made, such as a bearer token that has ended. */
function refuse(error: unknown): Response {
  const { message, extensions } = toGraphqlError(undefined, error);
  const status = typeof extensions.status === 'number' ? extensions.status : 500;
  return Response.json({ errors: [{ message, extensions }] }, { status });
}

/** Documents of ours were validated when they were compiled and are exempt from limits. */
function trustRegistered(): Plugin {
  return {
    onValidate({ context, setResult, addValidationRule }) {
      const { query } = context.params;
      if (query && registeredRun(query)) setResult([]);
      else addValidationRule(oneMutationField);
    },
  };
}

/** Runs documents with the context resolvers know, and says errors in the contract's words. */
function runContract(): Plugin<ServerContext> {
  return {
    onExecute({ args, setExecuteFn }) {
      const { api, params } = args.contextValue;
      const run = params.query === undefined ? undefined : registeredRun(params.query);
      setExecuteFn(async (given: ExecutionArgs) => {
        const result = run
          ? await run(api, given.variableValues ?? {})
          : await execute({ ...given, contextValue: api });
        return withContractErrors(api, result);
      });
    },
  };
}

function withContractErrors(api: ApiContext, result: ExecutionResult): ExecutionResult {
  const { errors, ...rest } = result;
  return errors ? { ...rest, errors: errors.map((error) => toGraphqlError(api, error)) } : result;
}
