import type { ApiDocument, Content, Operation, Parameter, Schema } from './api-document.ts';
import { schemaNarrowings } from './schema/compare.ts';
import { inputs } from './schema/direction.ts';

/** The operation that was released, the present one, and their documents. */
export interface Pair {
  readonly documents: { readonly released: ApiDocument; readonly now: ApiDocument };
  readonly released: Operation;
  readonly now: Operation;
}

/** Tells which input of an operation was taken away, became required or is held to more than it was. */
export function inputNarrowings({ documents, released, now }: Pair): string[] {
  const narrowed = (root: string, was: Schema = {}, is: Schema = {}) =>
    schemaNarrowings({ ...documents, direction: inputs, root, path: '' }, was, is);
  return [
    ...parameterNarrowings(released.parameters ?? [], now.parameters ?? [], narrowed),
    ...bodyNarrowings(released.requestBody, now.requestBody, narrowed),
  ];
}

type Narrowed = (root: string, was: Schema | undefined, is: Schema | undefined) => string[];

function parameterNarrowings(
  released: readonly Parameter[],
  now: readonly Parameter[],
  narrowed: Narrowed,
): string[] {
  const present = new Map(now.map((one) => [nameOf(one), one]));
  const known = new Set(released.map(nameOf));
  const added = now.filter((one) => one.required && !known.has(nameOf(one)));
  return [
    ...added.map((one) => `${nameOf(one)} ${inputs.presence}`),
    ...released.flatMap((was) => {
      const name = nameOf(was);
      const is = present.get(name);
      if (!is) return [`${name} ${inputs.gone}`];
      const isHeld = is.required && !was.required;
      return [...(isHeld ? [`${name} ${inputs.presence}`] : []), ...narrowed(name, was.schema, is.schema)];
    }),
  ];
}

const nameOf = ({ name, in: place }: Parameter) => `the ${place} parameter \`${name}\``;

function bodyNarrowings(
  released: Operation['requestBody'],
  now: Operation['requestBody'],
  narrowed: Narrowed,
): string[] {
  const required = now?.required && !released?.required ? [`the body ${inputs.presence}`] : [];
  if (!released) return required;
  if (!now) return [`the body ${inputs.gone}`];
  const content: Content = now.content;
  return [
    ...required,
    ...Object.entries(released.content).flatMap(([media, { schema }]) => {
      const is = content[media];
      return is ? narrowed('the body', schema, is.schema) : [`a body of ${media} ${inputs.gone}`];
    }),
  ];
}
