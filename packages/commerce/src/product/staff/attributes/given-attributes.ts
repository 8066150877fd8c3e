import type { VariationAttribute } from '@stoa/database';
import { type FieldIssue, type MessageDescriptor, msg, ShopError, type WantedAttribute } from '@stoa/domain';
import { z } from 'zod';
import { shortText } from '../../../kernel/input.ts';
import { fieldAt } from '../../../kernel/input-issues.ts';
import { code } from '../../write/shapes-input.ts';

/** The attributes of a product as they shall be; whether they fit those that it has, `requireFitting` tells. ADM-110 */
export const givenAttributes = z
  .array(
    z.strictObject({
      id: code.optional(),
      label: shortText(120),
      displayType: z.enum(['button', 'dropdown', 'radio']),
      options: z
        .array(
          z.strictObject({
            value: shortText(120),
            was: z.string().max(120).optional(),
            swatch: shortText().optional(),
          }),
        )
        .max(500),
    }),
  )
  .max(6);

export type GivenAttribute = z.input<typeof givenAttributes>[number];

/**
 * Requires that labels, and the values of each attribute, are there and differ by more than the case of their letters,
 * which shoppers could not tell apart, and that only values are renamed that the product has.
 * @throws ShopError `invalid-input` with everything that is at fault, such as `attributes.0.options.2.value`
 */
export function requireFitting(
  present: readonly VariationAttribute[],
  wanted: readonly WantedAttribute[],
): void {
  const fits: Fault[] = [
    ...repeated(wanted.map(({ id }) => id)).map((at) => ({
      path: [at, 'id'],
      message: msg('input.repeated', fieldAt(['id'])),
    })),
    ...namesOf(
      wanted.map(({ label }) => label),
      'label',
      msg('catalogue.attribute_repeated'),
    ),
    ...wanted.flatMap((one, at) => {
      const before = present.find(({ id }) => id === one.id);
      return optionFaults(before, one).map((fault) => ({ ...fault, path: [at, 'options', ...fault.path] }));
    }),
  ];
  if (fits.length === 0) return;
  const issues = fits
    .toSorted((a, b) => Number(a.path[0]) - Number(b.path[0]))
    .map(({ path, message }): FieldIssue => ({ field: ['attributes', ...path].join('.'), message }));
  throw new ShopError('invalid-input', { issues });
}

/** What is wrong, and where below the attributes or the values. */
interface Fault {
  readonly path: readonly (string | number)[];
  readonly message: MessageDescriptor;
}

function optionFaults(before: VariationAttribute | undefined, { options }: WantedAttribute): Fault[] {
  if (options.length === 0) return [{ path: [], message: msg('catalogue.attribute_without_values') }];
  const had = new Set(before?.options.map(({ value }) => value));
  const twice = new Set(repeated(options.map(({ was }) => was)));
  const renamed = options.flatMap(({ was }, at): Fault[] => {
    if (was === undefined) return [];
    const path = [at, 'was'];
    if (!had.has(was)) return [{ path, message: msg('catalogue.value_not_there', { value: was }) }];
    return twice.has(at) ? [{ path, message: msg('catalogue.value_renamed_twice', { value: was }) }] : [];
  });
  const values = options.map(({ value }) => value);
  return [...namesOf(values, 'value', msg('catalogue.value_repeated')), ...renamed];
}

/** Faults of names that are empty, or like an earlier one. */
function namesOf(names: readonly string[], field: string, again: MessageDescriptor): Fault[] {
  const twice = new Set(repeated(names.map((name) => name.normalize().toLowerCase())));
  return names.flatMap((name, at): Fault[] => {
    const path = [at, field];
    if (name === '') return [{ path, message: msg('field.required', fieldAt([field])) }];
    return twice.has(at) ? [{ path, message: again }] : [];
  });
}

/** Returns the places of what stands before already. */
function repeated(names: readonly (string | undefined)[]): number[] {
  const seen = new Set<string>();
  return names.flatMap((name, at) => {
    if (name === undefined) return [];
    const isSeen = seen.has(name);
    seen.add(name);
    return isSeen ? [at] : [];
  });
}
