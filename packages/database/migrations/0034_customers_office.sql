-- Row-level security binds the owner too: here it sees every shop.
ALTER TABLE "customer" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "sales_order" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "payment" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "payment_entry" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "order_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "spent" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "last_order_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "status" text GENERATED ALWAYS AS (case when is_restricted then 'restricted' when verify_hash is null then 'verified' else 'pending' end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "name_key" text GENERATED ALWAYS AS (left(btrim(lower(first_name || ' ' || last_name)), 100)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "surname_key" text GENERATED ALWAYS AS (left(btrim(lower(last_name || ' ' || first_name)), 100)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "last_order_key" timestamp with time zone GENERATED ALWAYS AS (coalesce(last_order_at, '1970-01-01 00:00:00+00')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_group" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
-- What was bought before.
UPDATE "customer" c SET "order_count" = o."orders", "last_order_at" = o."last", "spent" = o."spent"
FROM (
  SELECT s."shop_id", s."customer_id", count(*) AS "orders", max(s."placed_at") AS "last", coalesce(sum((
    SELECT sum(CASE e."kind" WHEN 'captured' THEN e."amount" WHEN 'refunded' THEN -e."amount" ELSE 0 END)
    FROM "payment" p JOIN "payment_entry" e ON e."shop_id" = p."shop_id" AND e."payment_id" = p."id"
    WHERE p."shop_id" = s."shop_id" AND p."order_id" = s."id"
  )), 0) AS "spent"
  FROM "sales_order" s WHERE s."customer_id" IS NOT NULL GROUP BY s."shop_id", s."customer_id"
) o
WHERE o."shop_id" = c."shop_id" AND o."customer_id" = c."id";--> statement-breakpoint
CREATE INDEX "price_level_groups" ON "price_level" USING gin ("customer_groups");--> statement-breakpoint
CREATE INDEX "customer_by_joined" ON "customer" USING btree ("shop_id","created_at","id","order_count","spent","last_order_key","status","group_code");--> statement-breakpoint
CREATE INDEX "customer_by_name" ON "customer" USING btree ("shop_id","name_key","id","order_count","spent","last_order_key","status","group_code");--> statement-breakpoint
CREATE INDEX "customer_by_orders" ON "customer" USING btree ("shop_id","order_count","id","spent","last_order_key","status","group_code");--> statement-breakpoint
CREATE INDEX "customer_by_spent" ON "customer" USING btree ("shop_id","spent","id","order_count","last_order_key","status","group_code");--> statement-breakpoint
CREATE INDEX "customer_by_last_order" ON "customer" USING btree ("shop_id","last_order_key","id","order_count","spent","status","group_code");--> statement-breakpoint
CREATE INDEX "customer_counted" ON "customer" USING btree ("shop_id","status","group_code","order_count");--> statement-breakpoint
CREATE INDEX "customer_filtered" ON "customer" USING btree ("shop_id","status","group_code","order_count","spent","last_order_key");--> statement-breakpoint
CREATE INDEX "customer_email_begins" ON "customer" USING btree ("shop_id","email_key" text_pattern_ops,"id","created_at","order_count","spent","last_order_key","status","group_code","name_key");--> statement-breakpoint
CREATE INDEX "customer_name_begins" ON "customer" USING btree ("shop_id","name_key" text_pattern_ops,"id","created_at","order_count","spent","last_order_key","status","group_code");--> statement-breakpoint
CREATE INDEX "customer_surname_begins" ON "customer" USING btree ("shop_id","surname_key" text_pattern_ops,"id","created_at","order_count","spent","last_order_key","status","group_code","name_key");--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer_figures" CHECK ("customer"."order_count" >= 0 and "customer"."spent" >= 0);--> statement-breakpoint
ALTER TABLE "payment_entry" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "payment" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "sales_order" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "customer" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- The figures of customers follow their orders, whoever writes. An order that becomes somebody's, as one that was placed
-- before signing in, brings along what was paid for it.
CREATE FUNCTION count_customer_order() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  held bigint := 0;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    SELECT coalesce(sum(CASE e.kind WHEN 'captured' THEN e.amount WHEN 'refunded' THEN -e.amount ELSE 0 END), 0) INTO held
    FROM payment p JOIN payment_entry e ON e.shop_id = p.shop_id AND e.payment_id = p.id
    WHERE p.shop_id = NEW.shop_id AND p.order_id = NEW.id;
    -- Both at once, in the order of their ids, so that two orders that change hands do not wait for each other.
    PERFORM FROM customer WHERE shop_id = NEW.shop_id AND id IN (OLD.customer_id, NEW.customer_id)
      ORDER BY id FOR NO KEY UPDATE;
    UPDATE customer SET order_count = order_count - 1, spent = spent - held, last_order_at = (
      SELECT max(placed_at) FROM sales_order WHERE shop_id = OLD.shop_id AND customer_id = OLD.customer_id
    ) WHERE shop_id = OLD.shop_id AND id = OLD.customer_id;
  END IF;
  UPDATE customer SET order_count = order_count + 1, spent = spent + held,
    last_order_at = greatest(last_order_at, NEW.placed_at)
  WHERE shop_id = NEW.shop_id AND id = NEW.customer_id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER sales_order_counted AFTER INSERT ON sales_order FOR EACH ROW
WHEN (NEW.customer_id IS NOT NULL) EXECUTE FUNCTION count_customer_order();
--> statement-breakpoint
CREATE TRIGGER sales_order_moved AFTER UPDATE OF customer_id ON sales_order FOR EACH ROW
WHEN (OLD.customer_id IS DISTINCT FROM NEW.customer_id) EXECUTE FUNCTION count_customer_order();
--> statement-breakpoint
-- The order is locked before it is read whose it is, so that no order becomes somebody's meanwhile.
CREATE FUNCTION count_customer_payment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  buyer uuid;
BEGIN
  SELECT o.customer_id INTO buyer FROM sales_order o WHERE o.shop_id = NEW.shop_id AND o.id = (
    SELECT p.order_id FROM payment p WHERE p.shop_id = NEW.shop_id AND p.id = NEW.payment_id
  ) FOR NO KEY UPDATE;
  UPDATE customer SET spent = spent + CASE NEW.kind WHEN 'captured' THEN NEW.amount ELSE -NEW.amount END
  WHERE shop_id = NEW.shop_id AND id = buyer;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER payment_entry_spent AFTER INSERT ON payment_entry FOR EACH ROW
WHEN (NEW.kind IN ('captured', 'refunded')) EXECUTE FUNCTION count_customer_payment();
