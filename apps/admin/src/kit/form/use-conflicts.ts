import { useCallback, useEffect, useRef } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { type TellValue, tellChanged } from './faults.ts';

/**
 * Returns what tells beside fields what somebody else has set them to. Whoever goes on with the field has read it: the
 * message goes, whether the value is taken over or not. ADM-031
 */
export function useConflicts<Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, Values>,
  tellValue: TellValue | undefined,
): (names: readonly string[], present: Values) => void {
  const told = useRef(new Set<string>());
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          const [field = ''] = name?.split('.') ?? [];
          if (told.current.delete(field)) form.clearErrors(field as Path<Values>);
        },
      }),
    [form],
  );
  return useCallback(
    (names, present) => {
      for (const name of names) {
        told.current.add(name);
        form.setError(name as Path<Values>, { message: tellChanged(name, present[name], tellValue) });
      }
    },
    [form, tellValue],
  );
}
