-- Row-level security binds the owner too, also where a new foreign key is checked: here it sees every shop.
ALTER TABLE "sales_order" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "order_line" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "order_tax" (
	"shop_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"order_line_id" uuid,
	"name" text NOT NULL,
	"jurisdiction" text,
	"rate" integer,
	"taxable_amount" bigint NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "order_tax_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "order_tax_once" UNIQUE NULLS NOT DISTINCT("shop_id","order_id","order_line_id","name","jurisdiction"),
	CONSTRAINT "order_tax_known" CHECK (("order_tax"."jurisdiction" is null) = ("order_tax"."rate" is null)),
	CONSTRAINT "order_tax_rate" CHECK ("order_tax"."rate" > 0),
	CONSTRAINT "order_tax_amounts" CHECK ("order_tax"."taxable_amount" >= 0 and "order_tax"."amount" >= 0)
);
--> statement-breakpoint
ALTER TABLE "sales_order" DROP CONSTRAINT "sales_order_total";--> statement-breakpoint
ALTER TABLE "order_line" DROP CONSTRAINT "order_line_shop_id_order_id_sales_order_shop_id_id_fk";
--> statement-breakpoint
DROP INDEX "order_line_order";--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "prices_include_tax" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sales_order" ADD COLUMN "shipping_discount_amount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sales_order" ADD COLUMN "shipping_tax_amount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sales_order" ADD COLUMN "prices_include_tax" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_in_order" UNIQUE("shop_id","order_id","id");--> statement-breakpoint
ALTER TABLE "sales_order" ADD CONSTRAINT "sales_order_prices" UNIQUE("shop_id","id","prices_include_tax");--> statement-breakpoint
ALTER TABLE "order_tax" ADD CONSTRAINT "order_tax_shop_id_order_id_sales_order_shop_id_id_fk" FOREIGN KEY ("shop_id","order_id") REFERENCES "public"."sales_order"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_tax" ADD CONSTRAINT "order_tax_of_line" FOREIGN KEY ("shop_id","order_id","order_line_id") REFERENCES "public"."order_line"("shop_id","order_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_of_order" FOREIGN KEY ("shop_id","order_id","prices_include_tax") REFERENCES "public"."sales_order"("shop_id","id","prices_include_tax") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_amounts" CHECK ("order_line"."discount_amount" between 0 and "order_line"."row_total" and "order_line"."tax_amount" >= 0);--> statement-breakpoint
ALTER TABLE "sales_order" ADD CONSTRAINT "sales_order_shipping" CHECK ("sales_order"."shipping_discount_amount" >= 0 and "sales_order"."shipping_tax_amount" between 0 and "sales_order"."tax_amount");--> statement-breakpoint
ALTER TABLE "sales_order" ADD CONSTRAINT "sales_order_total" CHECK ("sales_order"."grand_total" = "sales_order"."subtotal" - "sales_order"."discount_amount" + "sales_order"."shipping_amount"
        + case when "sales_order"."prices_include_tax" then 0 else "sales_order"."tax_amount" end);--> statement-breakpoint
ALTER TABLE "order_line" ALTER COLUMN "prices_include_tax" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "sales_order" ALTER COLUMN "shipping_discount_amount" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "sales_order" ALTER COLUMN "shipping_tax_amount" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "sales_order" ALTER COLUMN "prices_include_tax" DROP DEFAULT;--> statement-breakpoint
-- Orders of before: what of the tax is on no line is on shipping. Of which place and at which rate was not kept.
UPDATE "sales_order" o SET "shipping_tax_amount" = o."tax_amount" - l."tax"
FROM (SELECT "shop_id", "order_id", sum("tax_amount") AS "tax" FROM "order_line" GROUP BY 1, 2) l
WHERE l."shop_id" = o."shop_id" AND l."order_id" = o."id";--> statement-breakpoint
INSERT INTO "order_tax" ("shop_id", "order_id", "id", "order_line_id", "name", "taxable_amount", "amount")
SELECT "shop_id", "order_id", gen_random_uuid(), "id", 'Tax', "row_total" - "discount_amount", "tax_amount"
FROM "order_line" WHERE "tax_amount" > 0
UNION ALL
SELECT "shop_id", "id", gen_random_uuid(), NULL, 'Tax', "shipping_amount", "shipping_tax_amount"
FROM "sales_order" WHERE "shipping_tax_amount" > 0;--> statement-breakpoint
ALTER TABLE "order_line" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "sales_order" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- An order, its lines and its taxes add up. Asked once all of them are written: when the transaction commits.
CREATE FUNCTION check_order_sums() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  lines record;
  differing bigint;
BEGIN
  SELECT coalesce(sum(row_total), 0) AS subtotal, coalesce(sum(discount_amount), 0) AS discount,
    coalesce(sum(tax_amount), 0) AS tax INTO lines
  FROM order_line WHERE shop_id = NEW.shop_id AND order_id = NEW.id;
  SELECT count(*) INTO differing
  FROM (
    SELECT l.tax_amount AS expected, coalesce(sum(x.amount), 0) AS amount
    FROM order_line l LEFT JOIN order_tax x
      ON x.shop_id = l.shop_id AND x.order_id = l.order_id AND x.order_line_id = l.id
    WHERE l.shop_id = NEW.shop_id AND l.order_id = NEW.id GROUP BY l.id, l.tax_amount
    UNION ALL
    SELECT NEW.shipping_tax_amount, coalesce(sum(x.amount), 0)
    FROM order_tax x WHERE x.shop_id = NEW.shop_id AND x.order_id = NEW.id AND x.order_line_id IS NULL
  ) t WHERE t.amount <> t.expected;
  IF lines.subtotal <> NEW.subtotal OR lines.discount <> NEW.discount_amount
    OR lines.tax + NEW.shipping_tax_amount <> NEW.tax_amount OR differing > 0 THEN
    RAISE EXCEPTION 'order % is not the sum of its lines and taxes', NEW.id
      USING ERRCODE = 'check_violation', TABLE = 'sales_order', CONSTRAINT = 'sales_order_sums';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER sales_order_sums AFTER INSERT ON sales_order
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_order_sums();
