import type { ReactNode } from 'react';
import { useFocusOut } from './focus-back.ts';

/** Around what comes and goes with buttons of its own: the focus that these hold goes back to where it came from. ADM-059 */
export const FocusOut = ({ children }: { readonly children: ReactNode }) => (
  <div {...useFocusOut()}>{children}</div>
);
