/** What JSON can hold. */
export type JsonValue = string | number | boolean | null | readonly JsonValue[] | JsonObject;

export interface JsonObject {
  readonly [key: string]: JsonValue;
}
export { assertModestJson, jsonLimits, parseJsonBody } from './json-body.ts';
