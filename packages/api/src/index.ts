/**
 * The contract served: GraphQL and REST over the use cases of `@stoa/commerce`. The server builds an
 * `ApiContext` per request and mounts both doors.
 */
export type { ApiContext, EndedVisit, KeptResults, ResultKey, Translator, VisitPort } from './context.ts';
export { bearerToken } from './edge/bearer.ts';
export { type ContractHeaders, readContractHeaders } from './edge/contract-headers.ts';
export { graphqlError, restError, toRefusal } from './edge/errors.ts';
export { nobodysVisit, noResultsKept } from './edge/kept-results.ts';
export { executeContract } from './graphql/execute.ts';
export { createGraphqlHandler, GRAPHQL_PATH, type GraphqlHandler } from './graphql/handler.ts';
export { inProcessClient } from './graphql/in-process-client.ts';
export { contractSchema } from './graphql/schema.ts';
export { restRoutes } from './rest/index.ts';
export { type ApiContextOf, registerRest } from './rest/register.ts';
export type { RestReply, RestRequest, RestRoute } from './rest/route.ts';
