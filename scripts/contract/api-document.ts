/** An OpenAPI document, as far as it can be narrowed. */
export interface ApiDocument {
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components?: {
    readonly schemas?: Readonly<Record<string, Schema>>;
    readonly responses?: Readonly<Record<string, Answer>>;
  };
}

export interface Operation {
  readonly operationId?: string;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly 'x-scope'?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required?: boolean; readonly content: Content };
  readonly responses?: Readonly<Record<string, Answer | Reference>>;
}

export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema?: Schema;
}

export interface Answer {
  readonly headers?: Readonly<
    Record<string, { readonly required?: boolean | undefined; readonly schema?: Schema }>
  >;
  readonly content?: Content;
}

export type Content = Readonly<Record<string, { readonly schema?: Schema }>>;

export interface Reference {
  readonly $ref: string;
}

/** A schema of JSON: its rules by their keywords. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly [keyword: string]: unknown;
}

export const isReference = (value: object): value is Reference => '$ref' in value;

/**
 * Returns what a reference leads to in its document.
 * @throws Error for one that leads nowhere
 */
export function lookUp(document: object, reference: string): object {
  const names = reference.replace(/^#\//, '').split('/');
  let found: unknown = document;
  for (const name of names) {
    const key = name.replaceAll('~1', '/').replaceAll('~0', '~');
    found = isObject(found) && Object.hasOwn(found, key) ? found[key] : undefined;
  }
  if (!isObject(found)) throw new Error(`${reference} leads nowhere`);
  return found;
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
