import type { OpenAPI } from '@orpc/contract';
import type { AdminRoute } from '../rest/routes.ts';
import { refusalsOf } from './refusals.ts';
import { askedBy } from './security.ts';

/** What an answer means, by its status. */
const meanings: Readonly<Record<string, string>> = {
  200: 'The answer.',
  201: 'It was made.',
  202: 'It was taken note of; there is nothing to tell.',
  204: 'It was done; there is nothing to tell.',
};

/** Returns the operation of a procedure with what its schemas do not tell: who may call it, and what it is refused for. */
export function finishOperation(
  operation: OpenAPI.OperationObject,
  { access, method }: Pick<AdminRoute, 'access' | 'method'>,
): OpenAPI.OperationObject {
  const { parameters = [], requestBody, responses = {}, ...named } = operation;
  return {
    ...named,
    ...askedBy(access),
    ...(parameters.length > 0 && { parameters: parameters.map(plainParameter) }),
    ...(requestBody && { requestBody }),
    responses: {
      ...Object.fromEntries(
        Object.entries(responses).map(([status, response]) => [status, toAnswer(status, response)]),
      ),
      ...refusalsOf({
        access,
        isWrite: method !== 'GET',
        hasInput: parameters.length > 0 || requestBody !== undefined,
        hasBody: requestBody !== undefined,
        namesVersion: namesVersion(requestBody),
      }),
    },
  };
}

/** The generator lets every value of a query be empty and hold reserved characters, which says nothing of ours. */
function plainParameter(
  parameter: OpenAPI.ParameterObject | OpenAPI.ReferenceObject,
): OpenAPI.ParameterObject | OpenAPI.ReferenceObject {
  if ('$ref' in parameter) return parameter;
  const { allowEmptyValue: _empty, allowReserved: _reserved, ...plain } = parameter;
  return plain;
}

function toAnswer(
  status: string,
  response: OpenAPI.ResponseObject | OpenAPI.ReferenceObject,
): OpenAPI.ResponseObject | OpenAPI.ReferenceObject {
  if ('$ref' in response) return response;
  const { content = {}, headers, description } = response;
  return {
    description: meanings[status] ?? description,
    ...(headers && { headers: withoutContentType(headers) }),
    ...(Object.keys(content).length > 0 && { content }),
  };
}

/** The media type stands with the content. */
function withoutContentType<Header>(headers: Readonly<Record<string, Header>>): Record<string, Header> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'content-type'));
}

function namesVersion(body: OpenAPI.OperationObject['requestBody']): boolean {
  if (body === undefined || '$ref' in body) return false;
  const schema = body.content['application/json']?.schema;
  return schema !== undefined && !('$ref' in schema) && schema.properties?.version !== undefined;
}
