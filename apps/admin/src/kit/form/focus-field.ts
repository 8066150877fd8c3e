import { idOfField } from './form-context.ts';

/** Takes the focus to a field of a form; `setFocus` knows single fields, and lists as wholes stand in the page. ADM-038 */
export function focusField(form: string, name: string, setFocus: (name: string) => void): void {
  const whole = document.getElementById(idOfField(form, name));
  if (whole?.dataset.whole === undefined) setFocus(name);
  else whole.focus();
}
