import type { TypedAttribute, TypedOption } from './model.ts';

/** Changes one attribute, by its present state. */
export type ChangeAttribute = (
  at: number,
  change: (attribute: TypedAttribute) => Partial<TypedAttribute>,
) => void;

/** Changes the value at a place. */
export type EditValue = (at: number, change: Partial<Pick<TypedOption, 'value' | 'swatch'>>) => void;
