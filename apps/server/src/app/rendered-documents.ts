import { ShopError } from '@stoa/domain';

type Render = (document: unknown) => Promise<string>;

/** Different documents one request may have drawn: a page is dear, and a short query can ask for it many times. */
const MOST = 4;

/**
 * Draws each document once a request, however often it is asked for.
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
