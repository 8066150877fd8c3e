/** An attribute of goods; those with a facet are offered as filters, in this order. */
export interface AttributeDefinition {
  readonly code: string;
  readonly label: string;
  /** Said elsewhere than in the details of a product's page. */
  readonly hidden?: boolean;
  readonly facet?: 'select' | 'checkbox';
}

export const harborAttributes: readonly AttributeDefinition[] = [
  { code: 'brand', label: 'Maker', facet: 'checkbox' },
  { code: 'color', label: 'Color', facet: 'checkbox' },
  { code: 'material', label: 'Material', facet: 'checkbox' },
  { code: 'room', label: 'Room', facet: 'checkbox' },
  { code: 'size', label: 'Size' },
  { code: 'width', label: 'Width' },
  { code: 'length', label: 'Length' },
  { code: 'care', label: 'Care' },
  { code: 'made_in', label: 'Made in', facet: 'checkbox' },
  { code: 'scent', label: 'Scent', facet: 'checkbox' },
  { code: 'occasion', label: 'Occasion', facet: 'checkbox' },
  { code: 'capacity', label: 'Capacity' },
  { code: 'dimensions', label: 'Dimensions' },
  { code: 'badge', label: 'Badge', hidden: true },
];

export const emberAttributes: readonly AttributeDefinition[] = [
  { code: 'cigarstrength', label: 'Strength', facet: 'checkbox' },
  { code: 'brand', label: 'Brand', facet: 'checkbox' },
  { code: 'cigarbrandline', label: 'Line', facet: 'checkbox' },
  { code: 'cigarshape', label: 'Shape', facet: 'select' },
  { code: 'cigarorigin', label: 'Origin', facet: 'checkbox' },
  { code: 'cigarwrapper', label: 'Wrapper', facet: 'checkbox' },
  { code: 'cigarbinder', label: 'Binder' },
  { code: 'cigarfiller', label: 'Filler' },
  { code: 'cigarlength', label: 'Length' },
  { code: 'cigarring', label: 'Ring gauge' },
  { code: 'pack', label: 'Pack', facet: 'checkbox' },
  { code: 'material', label: 'Material', facet: 'checkbox' },
  { code: 'color', label: 'Color', facet: 'checkbox' },
  { code: 'size', label: 'Size' },
  { code: 'capacity', label: 'Capacity' },
  { code: 'dimensions', label: 'Dimensions' },
  { code: 'care', label: 'Care' },
  { code: 'occasion', label: 'Occasion' },
  { code: 'badge', label: 'Badge', hidden: true },
];

/** Returns the attributes that are filters, as a shop's settings list them. */
export function facetsOf(definitions: readonly AttributeDefinition[]) {
  return definitions.flatMap(({ code, label, facet }) => (facet ? [{ code, label, type: facet }] : []));
}

/** Returns the attributes as the page of a product lists them. */
export const labelsOf = (definitions: readonly AttributeDefinition[]) =>
  definitions.filter(({ hidden }) => !hidden).map(({ code, label }) => ({ code, label }));
