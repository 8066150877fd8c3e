import { ShopError } from '@stoa/domain';

type Render = (document: unknown) => Promise<string>;

/** The most documents that one request may render: rendering is expensive, and a short query can ask for many. */
const MOST = 4;

/**
 * Renders each document once per request, however often it is asked for.
 * @throws ShopError `query-too-complex` for more different ones than a client needs for a page
 */
export function renderedDocuments(render: Render): Render {
  const drawn = new Map<string, Promise<string>>();
  return async (document) => {
    const key = JSON.stringify(document);
    const known = drawn.get(key);
    if (known) return known;
    if (drawn.size >= MOST) throw new ShopError('query-too-complex');
    const drawing = render(document);
    drawn.set(key, drawing);
    return drawing;
  };
}
