/**
 * The public contract as types: `schema.graphql`, the documents our own storefront sends, and the client that
 * sends them. The server compiles these documents and no others; see docs/contract.md.
 */
export { callRest, type RestCalls, runInBrowser } from './browser-client.ts';
export {
  type ContractClient,
  ContractError,
  type ContractErrorDetails,
  type FieldFault,
} from './client.ts';
export * from './generated/graphql.ts';
