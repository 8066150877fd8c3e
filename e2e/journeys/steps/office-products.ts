import type { Journey } from '../../harness/journey.ts';

/** A section of the page, by its heading. */
export const section = ({ page }: Pick<Journey, 'page'>, name: string) =>
  page.getByRole('region', { name, exact: true });
