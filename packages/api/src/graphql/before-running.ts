import {
  type ExecutionArgs,
  type GraphQLError,
  getOperationAST,
  getVariableValues,
  type OperationDefinitionNode,
} from 'graphql';
import { variablesError } from './argument-faults.ts';
import { costOf } from './cost.ts';
import { limits, tooComplex } from './limits.ts';

type Run = Pick<ExecutionArgs, 'schema' | 'document' | 'operationName' | 'variableValues'>;

/**
 * What is wrong with a valid document's variables, or with what it costs, before anything is run.
 * @param isOurs of our storefront's documents, which cost what they cost
 */
export function refusalBeforeRunning(run: Run, isOurs: boolean): GraphQLError | undefined {
  const operation = getOperationAST(run.document, run.operationName);
  // Whoever runs it says so.
  if (!operation) return undefined;
  const { fault, variables } = readVariables(run, operation);
  if (fault || isOurs) return fault;
  const { schema, document } = run;
  return costOf({ schema, document, operation, variables }) > limits.cost ? tooComplex() : undefined;
}

/** GraphQL stops at the first fault, for each takes it as long as to print all that was sent; ours are all told. */
function readVariables({ schema, document, variableValues }: Run, operation: OperationDefinitionNode) {
  const { variableDefinitions = [] } = operation;
  const sent = variableValues ?? {};
  const { coerced = {}, errors } = getVariableValues(schema, variableDefinitions, sent, { maxErrors: 1 });
  const [fault] = errors ?? [];
  if (!fault) return { variables: coerced };
  return { fault: variablesError(schema, document, operation, sent) ?? fault, variables: {} };
}
