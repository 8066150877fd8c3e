import { plural, adminAttributesEditorText as text } from '@stoa/messages';
import type { ReadAttributes } from './model.ts';

/** How many values of an attribute are told where there is little room. */
const FEW = 8;

/** Tells the values of an attribute, `S, M, L and 12 more`. */
export function tellFew(options: ReadAttributes[number]['options'], few = FEW): string {
  if (options.length === 0) return text.noValues();
  const values = options.slice(0, few).map(({ value }) => value);
  const more = options.length - values.length;
  return more > 0 ? text.moreValues({ values: values.join(', '), n: more }) : values.join(', ');
}

/** Tells attributes that somebody else has set since; undefined of what are none. ADM-031 */
export function tellAttributes(name: string, held: unknown): string | undefined {
  if (name !== 'attributes' || !Array.isArray(held)) return undefined;
  return (held as ReadAttributes).map(({ label, options }) => `${label}: ${tellFew(options)}`).join('; ');
}

/** What a change of attributes did. */
interface Done {
  readonly made: number;
  readonly broughtBack: number;
  readonly archived: number;
}

/** Tells what saving attributes did to the variations. ADM-111, ADM-112 */
export function tellDone({ made, broughtBack, archived }: Done): string {
  const what = [
    ...(made > 0 ? [plural(made, text.oneMade, text.made)] : []),
    ...(broughtBack > 0 ? [plural(broughtBack, text.oneBack, text.broughtBack)] : []),
    ...(archived > 0 ? [plural(archived, text.oneArchived, text.archived)] : []),
  ];
  return what.length === 0 ? text.saved() : text.savedWith({ what: what.join(', ') });
}

/** Tells what became of values that were added, for those who do not see the list. */
export function tellAdded({
  added,
  repeated,
  tooMany,
}: Readonly<Record<'added' | 'repeated' | 'tooMany', number>>): string {
  return [
    plural(added, text.oneAdded, text.added),
    ...(repeated > 0 ? [plural(repeated, text.oneRepeated, text.repeated)] : []),
    ...(tooMany > 0 ? [plural(tooMany, text.oneTooMany, text.tooMany)] : []),
  ].join(', ');
}
