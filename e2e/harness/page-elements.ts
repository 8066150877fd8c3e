import { type DefaultTreeAdapterTypes, parse } from 'parse5';

export interface PageElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
}

/** Returns all elements of a page as a browser's parser reads it, with the text right in them. */
export function pageElements(html: string): PageElement[] {
  return [...elementsIn(parse(html))];
}

function* elementsIn(parent: DefaultTreeAdapterTypes.ParentNode): Generator<PageElement> {
  for (const node of parent.childNodes) {
    if (!('tagName' in node)) continue;
    const texts = node.childNodes.map((child) => ('value' in child ? child.value : ''));
    const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
    yield { name: node.tagName, attributes, text: texts.join('') };
    yield* elementsIn(node);
  }
}
