-- What the back office lists products by follows the products, whoever writes. The rows of these products are computed
-- anew; a row that is right already is not written. A product's row is locked before: whoever writes the same product
-- waits, and then sees what was written here. Each look-up goes by an index, also while a new table has no statistics.
CREATE FUNCTION keep_product_entries(products uuid[], locked boolean DEFAULT false) RETURNS void LANGUAGE plpgsql
SET enable_seqscan TO off SET enable_hashjoin TO off SET enable_mergejoin TO off AS $$
BEGIN
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
  SELECT made.* FROM made
  LEFT JOIN product_entry e ON e.shop_id = made.shop_id AND e.product_id = made.product_id
  WHERE ROW (made.*) IS DISTINCT FROM ROW (e.*)
  ON CONFLICT (shop_id, product_id) DO UPDATE SET kind = excluded.kind, name_key = excluded.name_key,
    sku_key = excluded.sku_key, brand = excluded.brand, price = excluded.price, visible = excluded.visible,
    archived = excluded.archived, changed_at = excluded.changed_at, lacks_picture = excluded.lacks_picture,
    lacks_alt = excluded.lacks_alt, lacks_description = excluded.lacks_description,
    lacks_category = excluded.lacks_category;
END
$$;
--> statement-breakpoint
-- A variation counts as a change of its product. A product that nobody shows yet has no rows: it comes with its first
-- publication.
CREATE FUNCTION keep_entries_of_products() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  products uuid[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(DISTINCT parent_id) INTO products FROM new_rows WHERE parent_id IS NOT NULL;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(DISTINCT parent_id) INTO products FROM old_rows WHERE parent_id IS NOT NULL;
  ELSE
    SELECT array_agg(DISTINCT coalesce(n.parent_id, n.id)) INTO products FROM new_rows n JOIN old_rows o ON o.id = n.id
    WHERE n.updated_at <> o.updated_at OR n.parent_id IS NULL AND (
      (n.class_code, n.name, n.sku, n.brand, n.price, n.archived)
        IS DISTINCT FROM (o.class_code, o.name, o.sku, o.brand, o.price, o.archived)
      OR n.description <> o.description);
  END IF;
  IF products IS NOT NULL THEN
    PERFORM keep_product_entries(products);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION keep_entries_of_parts() RETURNS trigger LANGUAGE plpgsql AS $$
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
    PERFORM keep_product_entries(products);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- `take_list_order` has the products locked in share: two shops that publish the same one must not wait for each other,
-- and each writes the row of its own.
CREATE FUNCTION make_entries_of_publications() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  products uuid[];
BEGIN
  SELECT array_agg(DISTINCT product_id) INTO products FROM new_rows;
  IF products IS NOT NULL THEN
    PERFORM keep_product_entries(products, true);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- By row: the list order of a publication is written one by one, of which no entry knows.
CREATE FUNCTION keep_entry_of_publication() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_product_entries(ARRAY[NEW.product_id]);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER category_product_entries_added AFTER INSERT ON category_product REFERENCING NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION keep_entries_of_parts();
--> statement-breakpoint
CREATE TRIGGER category_product_entries_changed AFTER UPDATE ON category_product REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION keep_entries_of_parts();
--> statement-breakpoint
CREATE TRIGGER category_product_entries_removed AFTER DELETE ON category_product REFERENCING OLD TABLE AS old_rows
FOR EACH STATEMENT EXECUTE FUNCTION keep_entries_of_parts();
--> statement-breakpoint
CREATE TRIGGER product_entries_added AFTER INSERT ON product REFERENCING NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION keep_entries_of_products();
--> statement-breakpoint
CREATE TRIGGER product_entries_changed AFTER UPDATE ON product REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION keep_entries_of_products();
--> statement-breakpoint
CREATE TRIGGER product_entries_removed AFTER DELETE ON product REFERENCING OLD TABLE AS old_rows
FOR EACH STATEMENT EXECUTE FUNCTION keep_entries_of_products();
--> statement-breakpoint
CREATE TRIGGER product_media_entries_added AFTER INSERT ON product_media REFERENCING NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION keep_entries_of_parts();
--> statement-breakpoint
CREATE TRIGGER product_media_entries_changed AFTER UPDATE ON product_media REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION keep_entries_of_parts();
--> statement-breakpoint
CREATE TRIGGER product_media_entries_removed AFTER DELETE ON product_media REFERENCING OLD TABLE AS old_rows
FOR EACH STATEMENT EXECUTE FUNCTION keep_entries_of_parts();
--> statement-breakpoint
CREATE TRIGGER publication_entries_added AFTER INSERT ON publication REFERENCING NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION make_entries_of_publications();
--> statement-breakpoint
CREATE TRIGGER publication_entry_changed AFTER UPDATE OF visible ON publication FOR EACH ROW
WHEN (OLD.visible IS DISTINCT FROM NEW.visible) EXECUTE FUNCTION keep_entry_of_publication();
--> statement-breakpoint
-- Nobody writes products meanwhile: the triggers have locked them.
SELECT keep_product_entries(array_agg(product_id), true) FROM (
  SELECT product_id, (row_number() OVER (ORDER BY product_id) - 1) / 1000 AS part
  FROM (SELECT DISTINCT product_id FROM publication) published
) parts GROUP BY part;
--> statement-breakpoint
CREATE INDEX "product_entry_by_changed" ON "product_entry" USING btree ("shop_id","archived","changed_at","product_id","visible","kind","brand","price","seller_id","lacks_picture","lacks_alt","lacks_description","lacks_category");
--> statement-breakpoint
CREATE INDEX "product_entry_by_name" ON "product_entry" USING btree ("shop_id","archived","name_key","product_id","visible","kind","brand","price","seller_id","lacks_picture","lacks_alt","lacks_description","lacks_category","changed_at");
--> statement-breakpoint
CREATE INDEX "product_entry_by_sku" ON "product_entry" USING btree ("shop_id","archived","sku_key","product_id","visible","kind","brand","price","seller_id","lacks_picture","lacks_alt","lacks_description","lacks_category","changed_at");
--> statement-breakpoint
CREATE INDEX "product_entry_by_price" ON "product_entry" USING btree ("shop_id","archived","price","product_id","visible","kind","brand","changed_at","seller_id","lacks_picture","lacks_alt","lacks_description","lacks_category");
--> statement-breakpoint
CREATE INDEX "product_entry_by_brand" ON "product_entry" USING btree ("shop_id","archived","brand","product_id","visible","kind","price","changed_at","seller_id","lacks_picture","lacks_alt","lacks_description","lacks_category");
--> statement-breakpoint
CREATE INDEX "product_entry_sku_begins" ON "product_entry" USING btree ("shop_id","sku_key" text_pattern_ops,"product_id");
--> statement-breakpoint
DROP INDEX "product_sku_lower";
--> statement-breakpoint
CREATE INDEX "product_attributes" ON "product" USING gin ("attributes" jsonb_path_ops) WHERE "product"."parent_id" is null;
--> statement-breakpoint
CREATE INDEX "product_sku_lower" ON "product" USING btree ("seller_id",lower("sku") text_pattern_ops);
