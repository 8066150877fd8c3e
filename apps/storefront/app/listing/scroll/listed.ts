/** Returns the card of a product in a list of products. */
export const cardIn = (list: HTMLElement, product: string): HTMLElement | null =>
  list.querySelector<HTMLElement>(`[data-product="${CSS.escape(product)}"]`);

/** Returns the first card of a page. */
export const firstOfPage = (list: HTMLElement, page: number): HTMLElement | null =>
  list.querySelector<HTMLElement>(`[data-page="${page}"]`);

/** Returns the page that is in the middle of the window: the last one that begins above it. */
export function pageInView(
  list: HTMLElement,
  pages: readonly { readonly number: number }[],
): number | undefined {
  const middle = innerHeight / 2;
  const begun = pages.filter(({ number }) => {
    const card = firstOfPage(list, number);
    return card !== null && card.getBoundingClientRect().top <= middle;
  });
  return (begun.at(-1) ?? pages[0])?.number;
}

/** Returns the first card of which something is seen. */
export function firstInView(list: HTMLElement): HTMLElement | undefined {
  const cards = list.querySelectorAll<HTMLElement>('[data-product]');
  return [...cards].find((card) => card.getBoundingClientRect().bottom > 0);
}
