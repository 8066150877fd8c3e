-- When a product was last changed is known already for each that is listed: one change of a variation reads no other
-- variation. All are read only where a time went back or one is removed, and of a product that is listed for the first
-- time. `latest`: what was written of each of the products is no older than what it was before, and at most so new; null
-- where that is not known.
DROP FUNCTION keep_product_entries(uuid[], boolean);
--> statement-breakpoint
CREATE FUNCTION keep_product_entries(products uuid[], locked boolean DEFAULT false, latest timestamptz[] DEFAULT NULL)
RETURNS void LANGUAGE plpgsql SET enable_seqscan TO off SET enable_hashjoin TO off SET enable_mergejoin TO off AS $$
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
      CASE
        WHEN p.class_code <> 'variable_product' THEN p.updated_at
        WHEN written.latest IS NOT NULL AND e.kind = 'variable_product' THEN greatest(e.changed_at, written.latest)
        ELSE greatest(p.updated_at, (
          SELECT max(v.updated_at) FROM product v WHERE v.seller_id = p.seller_id AND v.parent_id = p.id
        ))
      END AS changed_at,
      media.pictures = 0 AS lacks_picture, media.unsaid > 0 AS lacks_alt,
      NOT jsonb_path_exists(p.description, '$.**.text ? (@ like_regex "\\S")') AS lacks_description,
      NOT EXISTS (
        SELECT FROM category_product a WHERE a.shop_id = pub.shop_id AND a.product_id = p.id
      ) AS lacks_category
    FROM unnest(products, latest) AS written (product_id, latest)
    JOIN product p ON p.id = written.product_id
    JOIN publication pub ON pub.seller_id = p.seller_id AND pub.product_id = p.id
    LEFT JOIN product_entry e ON e.shop_id = pub.shop_id AND e.product_id = p.id
    CROSS JOIN LATERAL (
      SELECT count(*) AS pictures, count(*) FILTER (WHERE btrim(m.alt) = '') AS unsaid
      FROM product_media m WHERE m.seller_id = p.seller_id AND m.product_id = p.id AND m.kind = 'image'
    ) media
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
-- Of a product and its variations that were written together, the newest before and after are compared: where that went
-- back, which is the newest now is not known. As before, nothing is joined with what it was.
CREATE OR REPLACE FUNCTION keep_entries_of_products() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  products uuid[];
  latest timestamptz[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(parent_id), array_agg(newest) INTO products, latest FROM (
      SELECT parent_id, max(updated_at) AS newest FROM new_rows WHERE parent_id IS NOT NULL GROUP BY parent_id
    ) added;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(DISTINCT parent_id) INTO products FROM old_rows WHERE parent_id IS NOT NULL;
  ELSE
    SELECT array_agg(product_id), array_agg(CASE WHEN newest >= newest_before THEN newest END) INTO products, latest FROM (
      SELECT product_id, max(is_at) AS newest, max(was_at) AS newest_before FROM (
        SELECT coalesce(parent_id, id) AS product_id, updated_at AS is_at, NULL::timestamptz AS was_at, false AS is_other
        FROM new_rows
        UNION ALL
        SELECT coalesce(parent_id, id), NULL, updated_at, false FROM old_rows
        UNION ALL
        SELECT coalesce(parent_id, id), NULL, NULL, true FROM (
          SELECT id, parent_id, updated_at FROM new_rows
          EXCEPT SELECT id, parent_id, updated_at FROM old_rows
        ) touched
        UNION ALL
        SELECT id, NULL, NULL, true FROM (
          SELECT id, class_code, name, sku, brand, price, archived, description FROM new_rows WHERE parent_id IS NULL
          EXCEPT SELECT id, class_code, name, sku, brand, price, archived, description FROM old_rows WHERE parent_id IS NULL
        ) listed
      ) written
      GROUP BY product_id HAVING bool_or(is_other)
    ) changed;
  END IF;
  IF products IS NOT NULL THEN
    PERFORM keep_product_entries(products, false, latest);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Pictures and categories change no time.
CREATE OR REPLACE FUNCTION keep_entries_of_parts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  products uuid[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(DISTINCT product_id) INTO products FROM new_rows;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(DISTINCT product_id) INTO products FROM old_rows;
  ELSE
    SELECT array_agg(DISTINCT product_id) INTO products
    FROM (SELECT product_id FROM old_rows UNION ALL SELECT product_id FROM new_rows) written;
  END IF;
  IF products IS NOT NULL THEN
    PERFORM keep_product_entries(products, false, array_fill('-infinity'::timestamptz, ARRAY[cardinality(products)]));
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_entry_of_publication() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_product_entries(ARRAY[NEW.product_id], false, ARRAY['-infinity'::timestamptz]);
  RETURN NULL;
END
$$;
