import {
  type ExecutionArgs,
  type GraphQLError,
  getOperationAST,
  getVariableValues,
  type OperationDefinitionNode,
} from 'graphql';
import { costOf } from './cost.ts';
import { limits, tooComplex } from './limits.ts';

type Run = Pick<ExecutionArgs, 'schema' | 'document' | 'operationName' | 'variableValues'>;

/**
 * What is wrong with a valid document's variables, or with what it costs, before anything is run. Of variables the
 * first fault is told: each further one takes as long as to print all that was sent.
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

function readVariables(
  { schema, variableValues }: Run,
  { variableDefinitions = [] }: OperationDefinitionNode,
) {
  const { coerced = {}, errors } = getVariableValues(schema, variableDefinitions, variableValues ?? {}, {
    maxErrors: 1,
  });
  return { fault: errors?.[0], variables: coerced };
}
