import { type SQL, sql } from 'drizzle-orm';

/** A reference to a category. */
export interface CategoryRef {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly path: string;
}

/** A `CategoryRef` of the row `c`. */
export const categoryJson: SQL = sql`json_build_object(
  'id', c.id, 'name', c.name, 'slug', c.slug, 'path', c.path)`;
