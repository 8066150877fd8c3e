import { adminAttributesEditorText as text } from '@stoa/messages';
import type { DisplayType } from './model.ts';

/** How shoppers choose among values, in words. */
export const displayText: Readonly<Record<DisplayType, () => string>> = {
  button: text.button,
  dropdown: text.dropdown,
  radio: text.radio,
};
