-- What lists are ordered by stands with what a shop shows, so that a slider reads an index instead of sorting the
-- catalogue. The database keeps it right, whoever writes. The trigger of products comes first: it waits for those who
-- write products now, and those who come later are heard.
CREATE FUNCTION pass_list_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE publication
  SET popularity = NEW.popularity, featured = NEW.featured,
    list_price = CASE WHEN NOT NEW.hide_price THEN NEW.price END
  WHERE seller_id = NEW.seller_id AND product_id = NEW.id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER product_list_order AFTER UPDATE OF popularity, featured, price, hide_price ON product FOR EACH ROW
WHEN ((OLD.popularity, OLD.featured, OLD.price, OLD.hide_price)
  IS DISTINCT FROM (NEW.popularity, NEW.featured, NEW.price, NEW.hide_price))
EXECUTE FUNCTION pass_list_order();
--> statement-breakpoint
ALTER TABLE "publication" ADD COLUMN "popularity" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "publication" ADD COLUMN "featured" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "publication" ADD COLUMN "list_price" bigint;--> statement-breakpoint
-- The product is locked: a change of it that runs meanwhile either is seen here, or waits and then finds this row.
CREATE FUNCTION take_list_order() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  shown record;
BEGIN
  SELECT popularity, featured, hide_price, price INTO shown
  FROM product WHERE seller_id = NEW.seller_id AND id = NEW.product_id FOR SHARE;
  IF FOUND THEN
    NEW.popularity := shown.popularity;
    NEW.featured := shown.featured;
    NEW.list_price := CASE WHEN NOT shown.hide_price THEN shown.price END;
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER publication_list_order BEFORE INSERT ON publication FOR EACH ROW EXECUTE FUNCTION take_list_order();
--> statement-breakpoint
UPDATE publication pub
SET popularity = p.popularity, featured = p.featured, list_price = CASE WHEN NOT p.hide_price THEN p.price END
FROM product p WHERE p.seller_id = pub.seller_id AND p.id = pub.product_id;
--> statement-breakpoint
CREATE INDEX "publication_by_popularity" ON "publication" USING btree ("shop_id","popularity" DESC NULLS FIRST,"product_id" DESC NULLS FIRST) WHERE "publication"."visible";--> statement-breakpoint
CREATE INDEX "publication_featured" ON "publication" USING btree ("shop_id","popularity" DESC NULLS FIRST,"product_id" DESC NULLS FIRST) WHERE "publication"."visible" and "publication"."featured";--> statement-breakpoint
CREATE INDEX "publication_by_price" ON "publication" USING btree ("shop_id","list_price","product_id" DESC NULLS FIRST) WHERE "publication"."visible";--> statement-breakpoint
CREATE INDEX "publication_by_price_desc" ON "publication" USING btree ("shop_id","list_price" DESC NULLS LAST,"product_id" DESC NULLS FIRST) WHERE "publication"."visible";
