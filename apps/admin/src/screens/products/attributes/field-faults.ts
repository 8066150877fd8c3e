interface Fault {
  readonly message?: string | undefined;
}

/** What is wrong with an attribute, as the form holds it: beside its name, its values as a whole, and each of them. */
export interface AttributeFaults {
  readonly label?: Fault | undefined;
  readonly options?: (Fault & ValueFaults) | undefined;
}

type ValueFaults = Readonly<Record<number, { readonly value?: Fault; readonly swatch?: Fault } | undefined>>;

/** Reads what is wrong with one attribute out of the errors of the form. */
export const faultsAt = (errors: unknown, at: number): AttributeFaults | undefined =>
  (errors as Readonly<Record<number, AttributeFaults | undefined>> | undefined)?.[at];
