import { adminSignInText, plural } from '@stoa/messages';
import { tell } from '../kit/toast.tsx';

/** Says how many recovery codes are left. ADM-007 */
export const codesLeftText = (left: number): string =>
  left === 0
    ? adminSignInText.noCodesLeft()
    : plural(left, adminSignInText.oneCodeLeft, adminSignInText.codesLeft);

/** Tells it when one was used to sign in; `left` is null when none was. ADM-007 */
export function tellCodesLeft(left: number | null): void {
  if (left !== null) tell(codesLeftText(left));
}
