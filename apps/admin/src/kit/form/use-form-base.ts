import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useRef } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import type { z } from 'zod';
import type { TellValue } from './faults.ts';
import { focusField } from './focus-field.ts';
import type { FormContextValue } from './form-context.ts';
import { useSaving } from './use-saving.ts';

/** What is checked in the browser before it is sent; the server checks all of it again. */
export type FormSchema<Values extends FieldValues> = z.ZodType<Values, Values>;

interface Options<Values extends FieldValues> {
  readonly schema: FormSchema<Values>;
  readonly values: Values;
  /** Whether only those see it who are signed in. */
  readonly signedIn: boolean;
  readonly tellValue?: TellValue | undefined;
}

/** What every form is made of: its values, its fields, and the way a save takes. */
export function useFormBase<Values extends FieldValues>(options: Options<Values>) {
  const { schema, values, signedIn, tellValue } = options;
  const id = useId();
  const labels = useRef(new Map<string, string>()).current;
  const around: FormContextValue = { id, labels };
  const saving = useSaving({ signedIn });
  const form = useForm<Values, unknown, Values>({
    resolver: zodResolver(schema),
    defaultValues: values as DefaultValues<Values>,
  });

  /** Saves; says whether it took place. What was refused stands beside its field, and the first has the focus. ADM-038 */
  const attempt = async (save: () => Promise<void>): Promise<boolean> => {
    const faults = await saving.carryOut(save, (name) => labels.has(name), tellValue);
    if (faults === undefined) return true;
    for (const { name, message } of faults.fields) form.setError(name as Path<Values>, { message });
    focusAmong((name) => faults.fields.some((fault) => fault.name === name));
    return false;
  };
  const focusAmong = (isAtFault: (name: string) => boolean) => {
    const first = [...labels.keys()].find(isAtFault);
    if (first !== undefined) focusField(id, first, (name) => form.setFocus(name as Path<Values>));
  };
  /** Takes the focus to the first field at fault, also where fields of lists do without a registration of their own. ADM-038 */
  const focusFirst = () =>
    focusAmong((name) => form.getFieldState(name as Path<Values>).error?.message !== undefined);
  return { id, around, form, saving, attempt, focusFirst };
}
