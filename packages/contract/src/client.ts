import type { ErrorCode } from '@stoa/domain';
import type { TypedDocumentString } from './generated/graphql.ts';

/** In every copy of this module the same. */
const MARK = Symbol.for('stoa.contract-error');

/**
 * An answer of the contract that is an error, as `extensions` tells it. Known by its mark, not by its class: the
 * storefront's build holds a copy of this module beside the server's, whose errors it must know.
 */
export class ContractError extends Error {
  static override [Symbol.hasInstance](value: unknown): boolean {
    return typeof value === 'object' && value !== null && MARK in value;
  }

  readonly [MARK] = true;
  readonly code: ErrorCode;
  readonly params: Readonly<Record<string, string | number>>;
  /** HTTP status the error stands for. */
  readonly status: number;
  /** Whether the same call may succeed when it is made again later. */
  readonly retryable: boolean;
  /** The input field that is wrong, if one is. */
  readonly field: string | undefined;
  /** Everything that is wrong with the input. */
  readonly fieldErrors: readonly FieldFault[];

  constructor(details: ContractErrorDetails) {
    super(details.message ?? details.code);
    this.name = 'ContractError';
    this.code = details.code;
    this.params = details.params ?? {};
    this.status = details.status;
    this.retryable = details.retryable;
    this.field = details.field;
    this.fieldErrors = details.fieldErrors ?? [];
  }
}

export interface ContractErrorDetails {
  readonly code: ErrorCode;
  readonly status: number;
  readonly retryable: boolean;
  readonly message?: string;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly field?: string;
  readonly fieldErrors?: readonly FieldFault[];
}

/** One thing that is wrong with what was sent, as every refusal tells it. */
export interface FieldFault {
  readonly field: string;
  readonly code: string;
  readonly message: string;
}

/** None for a document without variables; may be left out where all are optional. */
type VariablesArgument<V> = string extends keyof V ? [] : object extends V ? [variables?: V] : [variables: V];

/**
 * Runs documents of the contract, in process or over HTTP.
 * @throws ContractError
 */
export interface ContractClient {
  execute<R, V>(document: TypedDocumentString<R, V>, ...variables: VariablesArgument<V>): Promise<R>;
}
