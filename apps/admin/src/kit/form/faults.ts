import type { Problem } from '@stoa/admin-contract';
import { adminFormText, plural } from '@stoa/messages';
import { problemOf } from '../../api/index.ts';

/** A message beside a field. */
interface FieldFault {
  readonly name: string;
  readonly message: string;
}

/** What a form says about a save that was refused. */
export interface Faults {
  readonly fields: readonly FieldFault[];
  /** What belongs to no field of the form; undefined where fields say it all. */
  readonly notice: Notice | undefined;
}

export interface Notice {
  readonly text: string;
  readonly requestId: string | undefined;
}

/** Turns a JSON pointer into the name of a field: `/address/postcode` into `address.postcode`. RFC 6901 */
export const fieldOfPointer = (pointer: string): string =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .join('.');

/** Finds the field of the form that holds what is named so: its own, or one above it. */
function fieldFor(path: string, hasField: (name: string) => boolean): string | undefined {
  const parts = path.split('.');
  for (let length = parts.length; length > 0; length -= 1) {
    const name = parts.slice(0, length).join('.');
    if (hasField(name)) return name;
  }
  return undefined;
}

function wait(seconds: unknown): string {
  if (typeof seconds !== 'number') return '';
  return plural(Math.ceil(seconds), adminFormText.waitOne, adminFormText.wait);
}

/** Tells the value of a field in words; undefined where it tells itself. */
export type TellValue = (name: string, value: unknown) => string | undefined;

/** Tells what somebody else has set a field to since. ADM-031 */
export function tellChanged(name: string, held: unknown, tellValue: TellValue = () => undefined): string {
  const value = tellValue(name, held) ?? String(held ?? '');
  return value === '' ? adminFormText.emptiedSince() : adminFormText.changedSince({ value });
}

/**
 * The fields of the form that somebody else has changed since, with their present values: those that the problem names.
 * Where it names none nobody knows which, and what it has of the record may be as it always was. ADM-031
 */
function conflictsOf(
  { status, present, params }: Problem,
  hasField: (name: string) => boolean,
  tellValue: TellValue,
): FieldFault[] {
  if (status !== 409) return [];
  const changed = String(params.fields ?? '').split(', ');
  return Object.entries(present).flatMap(([path, held]) => {
    const name = changed.includes(path) ? fieldFor(path, hasField) : undefined;
    return name === undefined ? [] : [{ name, message: tellChanged(path, held, tellValue) }];
  });
}

/**
 * Sorts what the server refused a save with: each message beside its field, the rest as a notice with the id of the
 * request; a field that somebody else has changed since tells its present value. ADM-010, ADM-031, ADM-038
 */
export function faultsOf(
  error: unknown,
  hasField: (name: string) => boolean,
  tellValue: TellValue = () => undefined,
): Faults {
  const problem = problemOf(error);
  if (problem === undefined) {
    return { fields: [], notice: { text: adminFormText.unreachable(), requestId: undefined } };
  }
  const placed = problem.errors.map(({ pointer, detail }) => ({
    name: fieldFor(fieldOfPointer(pointer), hasField),
    detail,
  }));
  const fields = [
    ...placed.flatMap(({ name, detail }) => (name === undefined ? [] : [{ name, message: detail }])),
    ...conflictsOf(problem, hasField, tellValue),
  ];
  const homeless = placed.filter(({ name }) => name === undefined).map(({ detail }) => detail);
  if (homeless.length === 0 && fields.length > 0) return { fields, notice: undefined };

  const said = homeless.length > 0 ? homeless : [problem.detail || adminFormText.failed()];
  const text = [...said, wait(problem.params.retryAfter)].filter((part) => part !== '').join(' ');
  // What the person did is told by the sentence; of what the server failed at, its log tells more by the id.
  const requestId = problem.status >= 500 ? problem.instance || undefined : undefined;
  return { fields, notice: { text, requestId } };
}
