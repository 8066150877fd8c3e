/**
 * Returns the values of a variation in the order of its attributes: `Red | Large`; an attribute without one is left
 * out. VAR-035
 */
export function variationText(values: readonly (string | undefined)[]): string {
  return values.filter(Boolean).join(' | ');
}
