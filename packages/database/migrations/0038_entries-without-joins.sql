-- Columns are named: one that is added to the table stops nothing. While a shop is removed nothing is computed that is
-- removed next.
CREATE OR REPLACE FUNCTION keep_product_entries(products uuid[], locked boolean DEFAULT false) RETURNS void LANGUAGE plpgsql
SET enable_seqscan TO off SET enable_hashjoin TO off SET enable_mergejoin TO off AS $$
BEGIN
  IF current_setting('stoa.removes_shop', true) = 'on' THEN
    RETURN;
  END IF;
  IF NOT locked THEN
    PERFORM FROM product WHERE id = ANY (products) AND parent_id IS NULL ORDER BY id FOR NO KEY UPDATE;
  END IF;
  WITH made AS MATERIALIZED (
    SELECT pub.shop_id, p.seller_id, p.id AS product_id, p.class_code AS kind, left(lower(p.name), 100) AS name_key,
      left(lower(p.sku), 100) AS sku_key, p.brand, p.price, pub.visible, p.archived,
      greatest(p.updated_at, CASE WHEN p.class_code = 'variable_product' THEN (
        SELECT max(v.updated_at) FROM product v WHERE v.seller_id = p.seller_id AND v.parent_id = p.id
      ) END) AS changed_at,
      media.pictures = 0 AS lacks_picture, media.unsaid > 0 AS lacks_alt,
      NOT jsonb_path_exists(p.description, '$.**.text ? (@ like_regex "\\S")') AS lacks_description,
      NOT EXISTS (
        SELECT FROM category_product a WHERE a.shop_id = pub.shop_id AND a.product_id = p.id
      ) AS lacks_category
    FROM product p
    JOIN publication pub ON pub.seller_id = p.seller_id AND pub.product_id = p.id
    CROSS JOIN LATERAL (
      SELECT count(*) AS pictures, count(*) FILTER (WHERE btrim(m.alt) = '') AS unsaid
      FROM product_media m WHERE m.seller_id = p.seller_id AND m.product_id = p.id AND m.kind = 'image'
    ) media
    WHERE p.id = ANY (products)
  )
  INSERT INTO product_entry (shop_id, seller_id, product_id, kind, name_key, sku_key, brand, price, visible, archived,
    changed_at, lacks_picture, lacks_alt, lacks_description, lacks_category)
  SELECT made.shop_id, made.seller_id, made.product_id, made.kind, made.name_key, made.sku_key, made.brand, made.price,
    made.visible, made.archived, made.changed_at, made.lacks_picture, made.lacks_alt, made.lacks_description,
    made.lacks_category
  FROM made
  LEFT JOIN product_entry e ON e.shop_id = made.shop_id AND e.product_id = made.product_id
  WHERE (made.kind, made.name_key, made.sku_key, made.brand, made.price, made.visible, made.archived, made.changed_at,
      made.lacks_picture, made.lacks_alt, made.lacks_description, made.lacks_category)
    IS DISTINCT FROM (e.kind, e.name_key, e.sku_key, e.brand, e.price, e.visible, e.archived, e.changed_at,
      e.lacks_picture, e.lacks_alt, e.lacks_description, e.lacks_category)
  ON CONFLICT (shop_id, product_id) DO UPDATE SET kind = excluded.kind, name_key = excluded.name_key,
    sku_key = excluded.sku_key, brand = excluded.brand, price = excluded.price, visible = excluded.visible,
    archived = excluded.archived, changed_at = excluded.changed_at, lacks_picture = excluded.lacks_picture,
    lacks_alt = excluded.lacks_alt, lacks_description = excluded.lacks_description,
    lacks_category = excluded.lacks_category;
END
$$;
--> statement-breakpoint
-- A session keeps the plan that it makes at the first call, which is of one row most often: a join of what was and what
-- is would compare each with each. What is without what was is hashed or sorted, however many.
CREATE OR REPLACE FUNCTION keep_entries_of_products() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  products uuid[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(DISTINCT parent_id) INTO products FROM new_rows WHERE parent_id IS NOT NULL;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(DISTINCT parent_id) INTO products FROM old_rows WHERE parent_id IS NOT NULL;
  ELSE
    SELECT array_agg(DISTINCT product_id) INTO products FROM (
      SELECT coalesce(parent_id, id) AS product_id FROM (
        SELECT id, parent_id, updated_at FROM new_rows
        EXCEPT SELECT id, parent_id, updated_at FROM old_rows
      ) touched
      UNION ALL
      SELECT id FROM (
        SELECT id, class_code, name, sku, brand, price, archived, description FROM new_rows WHERE parent_id IS NULL
        EXCEPT SELECT id, class_code, name, sku, brand, price, archived, description FROM old_rows WHERE parent_id IS NULL
      ) listed
    ) changed;
  END IF;
  IF products IS NOT NULL THEN
    PERFORM keep_product_entries(products);
  END IF;
  RETURN NULL;
END
$$;
