/** Texts one after the other as sentences: each but the last ends as one, those that do so already as they are. */
export function sentences(texts: readonly string[]): string {
  const said = texts.map((text) => text.trim()).filter((text) => text !== '');
  return said.map((text, at) => (at === said.length - 1 || ENDED.test(text) ? text : `${text}.`)).join(' ');
}

const ENDED = /[.!?…。！？]["'”’)]*$/u;
