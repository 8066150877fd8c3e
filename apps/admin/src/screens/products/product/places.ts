/** The parts of the page that links within it lead to. */
export type PlaceOnPage = 'prices' | 'pictures' | 'categories' | 'variations' | 'children' | 'address';

/** The id of a part of the page. */
export const idOfPlace = (place: PlaceOnPage): string => `product-${place}`;

const FOCUSABLE = 'input:not([type=hidden]), textarea, select, button, a[href]';

/** Shows a part of the page and takes the focus to the first that can have it there. ADM-105 */
export function goToPlace(place: PlaceOnPage): void {
  const part = document.getElementById(idOfPlace(place));
  if (part === null) return;
  part.scrollIntoView({ block: 'start', behavior: 'instant' });
  part.querySelector<HTMLElement>(FOCUSABLE)?.focus({ preventScroll: true });
}
