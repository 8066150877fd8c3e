import type { ApiDocument, Operation, Schema } from './api-document.ts';
import { narrowings } from './narrowings.ts';

export const documentOf = (
  operation: Operation,
  schemas: Readonly<Record<string, Schema>> = {},
): ApiDocument => ({
  paths: { '/things': { post: operation } },
  components: { schemas },
});
export const json = (schema: Schema) => ({ 'application/json': { schema } });
export const answering = (schema: Schema): Operation => ({ responses: { 200: { content: json(schema) } } });
export const taking = (schema: Schema): Operation => ({
  requestBody: { required: true, content: json(schema) },
});
export const object = (
  properties: Readonly<Record<string, Schema>>,
  required = Object.keys(properties),
): Schema => ({
  type: 'object',
  properties,
  required,
});
export const query = (schema: Schema, required = false): Operation => ({
  parameters: [{ name: 'limit', in: 'query', required, schema }],
});

export const text: Schema = { type: 'string' };
export const whole: Schema = { type: 'integer' };
export const orNull = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] });
export const among = (...values: string[]): Schema => ({ type: 'string', enum: values });

/** What is said of one operation that was the first and is the second. */
export const between = (was: Operation, is: Operation) =>
  narrowings(documentOf(was), documentOf(is)).map((one) => one.replace(/^POST \/things: /, ''));

export type Case = readonly [what: string, was: Schema, is: Schema, said: readonly string[]];
export type Fine = readonly [what: string, was: Schema, is: Schema];
