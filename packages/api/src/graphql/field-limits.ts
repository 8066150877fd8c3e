import { type DocumentNode, type FragmentDefinitionNode, Kind, type SelectionSetNode } from 'graphql';

/**
 * How many fields a document may ask for when every fragment stands where it is spread, and how often the same one in
 * the same place: GraphQL compares those with each other, level by level.
 */
export const fieldLimits = { fields: 1500, repeats: 10 } as const;

/** The selections of one response name at one place, including those in fragments. */
class Place {
  repeats = 0;
  readonly below = new Map<string, Place>();

  at(name: string): Place {
    const known = this.below.get(name);
    if (known) return known;
    const made = new Place();
    this.below.set(name, made);
    return made;
  }
}

/** Tells whether a document asks for more fields than `fieldLimits` allow. It has not been validated. */
export function asksForTooMuch({ definitions }: DocumentNode): boolean {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const one of definitions) {
    if (one.kind === Kind.FRAGMENT_DEFINITION) fragments.set(one.name.value, one);
  }
  let visits = 0;
  const exceeds = (set: SelectionSetNode, place: Place, within: readonly string[]): boolean =>
    set.selections.some((selection) => {
      // Fragments count as well: cycles of fragments select no field.
      if (++visits > fieldLimits.fields) return true;
      if (selection.kind === Kind.INLINE_FRAGMENT) return exceeds(selection.selectionSet, place, within);
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const name = selection.name.value;
        const fragment = within.includes(name) ? undefined : fragments.get(name);
        return fragment !== undefined && exceeds(fragment.selectionSet, place, [...within, name]);
      }
      const field = place.at((selection.alias ?? selection.name).value);
      if (++field.repeats > fieldLimits.repeats) return true;
      return selection.selectionSet !== undefined && exceeds(selection.selectionSet, field, within);
    });
  // GraphQL compares the fields of unused fragments too.
  return definitions.some((one) => 'selectionSet' in one && exceeds(one.selectionSet, new Place(), []));
}
