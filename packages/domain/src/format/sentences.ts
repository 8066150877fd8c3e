/** Joins texts as sentences: adds a full stop to each text but the last that lacks one. */
export function sentences(texts: readonly string[]): string {
  const said = texts.map((text) => text.trim()).filter((text) => text !== '');
  return said.map((text, at) => (at === said.length - 1 || ENDED.test(text) ? text : `${text}.`)).join(' ');
}

const ENDED = /[.!?…。！？]["'”’)]*$/u;
