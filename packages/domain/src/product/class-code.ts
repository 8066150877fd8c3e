/** The kinds of product. ENT-020, ENT-516 */
export const classCodes = ['simple', 'variable_product', 'grouped', 'gift_certificate'] as const;
export type ClassCode = (typeof classCodes)[number];

export function isClassCode(value: unknown): value is ClassCode {
  return classCodes.some((code) => code === value);
}
