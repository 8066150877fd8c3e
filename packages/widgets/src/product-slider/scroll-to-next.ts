/** Scrolls a row on by one card, and from its end back to its start. SLIDER-537, SLIDER-538 */
export function scrollToNext(row: HTMLUListElement | null | undefined): void {
  const [first, second] = row?.children ?? [];
  if (!row || !(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return;
  const { scrollLeft, clientWidth, scrollWidth } = row;
  const atEnd = scrollLeft + clientWidth > scrollWidth - 2;
  const step = second.offsetLeft - first.offsetLeft;
  row.scrollTo({ left: atEnd ? 0 : scrollLeft + step, behavior: 'smooth' });
}
