/**
 * Tells the values of a list that is pasted: one a line, or between tabs, semicolons or commas. Where commas have spaces
 * behind them, those without are part of a value, such as `1,5 l`. ADM-110
 */
export function pastedValues(pasted: string): readonly string[] {
  const text = pasted.trim();
  const sign = [/[\r\n]+/, /\t+/, /;/, /,\s+/, /,/].find((one) => one.test(text));
  const parts = sign === undefined ? [text] : text.split(sign);
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}
