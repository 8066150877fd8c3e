import { type SQL, sql } from 'drizzle-orm';

/** Whether a category (`c`) and all above it are active. */
export const isCategoryShown: SQL = sql`c.is_active and not exists (
  select 1 from category off
  where off.shop_id = c.shop_id and not off.is_active and starts_with(c.path, off.path || '/'))`;
