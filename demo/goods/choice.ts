import type { ProductOptionValue } from '@stoa/domain';

/** One value of a product option; without more it is free, usable and not preselected. */
export function choice(
  id: string,
  label: string,
  more: Partial<Omit<ProductOptionValue, 'id' | 'label'>> = {},
): ProductOptionValue {
  return { id, label, additionalFee: 0, isDefault: false, initialVisibility: 'show', ...more };
}

/** Returns a value with a colour beside its name. */
export function colorChoice(
  id: string,
  label: string,
  color: string,
  more: Partial<Omit<ProductOptionValue, 'id' | 'label' | 'thumbnail'>> = {},
): ProductOptionValue {
  return choice(id, label, { ...more, thumbnail: { type: 'color', value: color, enlarge: false } });
}

/** Returns a value with a picture beside its name, which can be looked at larger. */
export function pictureChoice(
  id: string,
  label: string,
  file: string,
  more: Partial<Omit<ProductOptionValue, 'id' | 'label' | 'thumbnail'>> = {},
): ProductOptionValue {
  return choice(id, label, { ...more, thumbnail: { type: 'image', value: `${file}.webp`, enlarge: true } });
}
