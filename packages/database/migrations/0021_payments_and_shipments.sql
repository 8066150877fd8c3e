-- Row-level security binds the owner too: here it sees every shop.
ALTER TABLE "sales_order" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "order_line" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "order_event" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "payment_entry" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payment" (
	"shop_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"position" integer NOT NULL,
	"method" text NOT NULL,
	"title" text NOT NULL,
	"instructions" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"claimed_by" text,
	"claimed_at" timestamp with time zone,
	"claimed_for" text,
	"claim_attempt" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "payment_in_order" UNIQUE("shop_id","order_id","id"),
	CONSTRAINT "payment_position" UNIQUE("shop_id","order_id","position"),
	CONSTRAINT "payment_amount" CHECK ("payment"."amount" >= 0),
	CONSTRAINT "payment_state" CHECK ("payment"."state" in ('awaiting', 'due', 'authorized', 'paid', 'partially_refunded', 'refunded', 'failed', 'voided')),
	CONSTRAINT "payment_claim" CHECK (num_nulls("payment"."claimed_by", "payment"."claimed_at", "payment"."claimed_for", "payment"."claim_attempt") in (0, 4) and "payment"."claim_attempt" >= 1)
);
--> statement-breakpoint
CREATE TABLE "refund" (
	"shop_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"actor" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refund_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "refund_in_order" UNIQUE("shop_id","order_id","id"),
	CONSTRAINT "refund_amounts" UNIQUE("shop_id","payment_id","id","amount"),
	CONSTRAINT "refund_amount" CHECK ("refund"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "refund_line" (
	"shop_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"refund_id" uuid NOT NULL,
	"order_line_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "refund_line_shop_id_refund_id_order_line_id_pk" PRIMARY KEY("shop_id","refund_id","order_line_id"),
	CONSTRAINT "refund_line_amounts" CHECK ("refund_line"."quantity" >= 0 and "refund_line"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "shipment" (
	"shop_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"actor" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shipment_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "shipment_in_order" UNIQUE("shop_id","order_id","id")
);
--> statement-breakpoint
CREATE TABLE "shipment_line" (
	"shop_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"shipment_id" uuid NOT NULL,
	"order_line_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "shipment_line_shop_id_shipment_id_order_line_id_pk" PRIMARY KEY("shop_id","shipment_id","order_line_id"),
	CONSTRAINT "shipment_line_quantity" CHECK ("shipment_line"."quantity" >= 1)
);
--> statement-breakpoint
ALTER TABLE "payment_entry" DROP CONSTRAINT "payment_entry_shop_id_order_id_sales_order_shop_id_id_fk";
--> statement-breakpoint
DROP INDEX "payment_entry_order";--> statement-breakpoint
ALTER TABLE "payment_entry" ADD COLUMN "payment_id" uuid;--> statement-breakpoint
ALTER TABLE "payment_entry" ADD COLUMN "refund_id" uuid;--> statement-breakpoint
ALTER TABLE "sales_order" ADD CONSTRAINT "sales_order_currency" UNIQUE("shop_id","id","currency");--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_of_order" FOREIGN KEY ("shop_id","order_id","currency") REFERENCES "public"."sales_order"("shop_id","id","currency") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_of_payment" FOREIGN KEY ("shop_id","order_id","payment_id") REFERENCES "public"."payment"("shop_id","order_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_line" ADD CONSTRAINT "refund_line_of_refund" FOREIGN KEY ("shop_id","order_id","refund_id") REFERENCES "public"."refund"("shop_id","order_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_line" ADD CONSTRAINT "refund_line_of_line" FOREIGN KEY ("shop_id","order_id","order_line_id") REFERENCES "public"."order_line"("shop_id","order_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment" ADD CONSTRAINT "shipment_of_order" FOREIGN KEY ("shop_id","order_id") REFERENCES "public"."sales_order"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_line" ADD CONSTRAINT "shipment_line_of_shipment" FOREIGN KEY ("shop_id","order_id","shipment_id") REFERENCES "public"."shipment"("shop_id","order_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_line" ADD CONSTRAINT "shipment_line_of_line" FOREIGN KEY ("shop_id","order_id","order_line_id") REFERENCES "public"."order_line"("shop_id","order_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refund_line_line" ON "refund_line" USING btree ("shop_id","order_line_id");--> statement-breakpoint
CREATE INDEX "shipment_line_line" ON "shipment_line" USING btree ("shop_id","order_line_id");--> statement-breakpoint
-- Orders of before have one payment, of the whole amount, in the state that was the order's.
INSERT INTO "payment" ("shop_id", "order_id", "id", "position", "method", "title", "instructions", "currency", "amount", "state", "created_at")
SELECT "shop_id", "id", gen_random_uuid(), 0, coalesce("payment_method" ->> 'code', ''), coalesce("payment_method" ->> 'title', ''),
  coalesce("payment_method" ->> 'instructions', ''), "currency", "grand_total", "payment_state", "placed_at"
FROM "sales_order";--> statement-breakpoint
UPDATE "payment_entry" e SET "payment_id" = p."id"
FROM "payment" p WHERE p."shop_id" = e."shop_id" AND p."order_id" = e."order_id";--> statement-breakpoint
-- What was given back becomes a refund. The history has a step for each, in the same order, which says who and why.
WITH refunded AS (
  SELECT *, row_number() OVER (PARTITION BY "shop_id", "order_id" ORDER BY "created_at", "id") AS "nth"
  FROM "payment_entry" WHERE "kind" = 'refunded'
), step AS (
  SELECT *, row_number() OVER (PARTITION BY "shop_id", "order_id" ORDER BY "created_at", "id") AS "nth"
  FROM "order_event" WHERE "machine" = 'payment' AND "to_state" IN ('refunded', 'partially_refunded')
)
INSERT INTO "refund" ("shop_id", "order_id", "id", "payment_id", "amount", "reason", "actor", "created_at")
SELECT r."shop_id", r."order_id", r."id", r."payment_id", r."amount", coalesce(s."note", ''), coalesce(s."actor", 'system:migration'), r."created_at"
FROM refunded r LEFT JOIN step s ON s."shop_id" = r."shop_id" AND s."order_id" = r."order_id" AND s."nth" = r."nth";--> statement-breakpoint
UPDATE "payment_entry" SET "refund_id" = "id" WHERE "kind" = 'refunded';--> statement-breakpoint
-- What was fulfilled was sent as a whole.
INSERT INTO "shipment" ("shop_id", "order_id", "id", "actor", "created_at")
SELECT o."shop_id", o."id", gen_random_uuid(), coalesce(s."actor", 'system:migration'), coalesce(s."created_at", o."placed_at")
FROM "sales_order" o LEFT JOIN LATERAL (
  SELECT e."actor", e."created_at" FROM "order_event" e
  WHERE e."shop_id" = o."shop_id" AND e."order_id" = o."id" AND e."machine" = 'fulfilment' AND e."to_state" = 'fulfilled'
  ORDER BY e."created_at" LIMIT 1
) s ON true
WHERE o."fulfilment_state" IN ('fulfilled', 'returned');--> statement-breakpoint
INSERT INTO "shipment_line" ("shop_id", "order_id", "shipment_id", "order_line_id", "quantity")
SELECT l."shop_id", l."order_id", s."id", l."id", l."qty"
FROM "shipment" s JOIN "order_line" l ON l."shop_id" = s."shop_id" AND l."order_id" = s."order_id";--> statement-breakpoint
DROP TRIGGER "payment_entry_held" ON "payment_entry";--> statement-breakpoint
DROP FUNCTION check_payment_held();--> statement-breakpoint
ALTER TABLE "payment_entry" ALTER COLUMN "payment_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_entry" DROP COLUMN "order_id";--> statement-breakpoint
ALTER TABLE "payment_entry" DROP COLUMN "method";--> statement-breakpoint
ALTER TABLE "sales_order" DROP COLUMN "payment_method";--> statement-breakpoint
ALTER TABLE "payment_entry" ADD CONSTRAINT "payment_entry_refund" UNIQUE("shop_id","payment_id","refund_id");--> statement-breakpoint
ALTER TABLE "payment_entry" ADD CONSTRAINT "payment_entry_cause" CHECK (("payment_entry"."kind" = 'refunded') = ("payment_entry"."refund_id" is not null));--> statement-breakpoint
ALTER TABLE "payment_entry" ADD CONSTRAINT "payment_entry_of_payment" FOREIGN KEY ("shop_id","payment_id") REFERENCES "public"."payment"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_entry" ADD CONSTRAINT "payment_entry_of_refund" FOREIGN KEY ("shop_id","payment_id","refund_id","amount") REFERENCES "public"."refund"("shop_id","payment_id","id","amount") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_entry" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "order_event" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "order_line" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "sales_order" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- No more is taken than a payment is for, and no more given back than was taken. Orders are locked, so that what is
-- written at once is summed up one after another.
CREATE FUNCTION check_payment_ledger() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  paid record;
  ledger record;
BEGIN
  SELECT * INTO paid FROM payment WHERE shop_id = NEW.shop_id AND id = NEW.payment_id;
  PERFORM FROM sales_order WHERE shop_id = NEW.shop_id AND id = paid.order_id FOR NO KEY UPDATE;
  SELECT coalesce(sum(amount) FILTER (WHERE kind = 'captured'), 0) AS captured,
    coalesce(sum(amount) FILTER (WHERE kind = 'refunded'), 0) AS refunded INTO ledger
  FROM payment_entry WHERE shop_id = NEW.shop_id AND payment_id = NEW.payment_id;
  IF ledger.captured > paid.amount THEN
    RAISE EXCEPTION 'payment % would take more than it is for', NEW.payment_id
      USING ERRCODE = 'check_violation', TABLE = 'payment_entry', CONSTRAINT = 'payment_entry_captured';
  END IF;
  IF ledger.refunded > ledger.captured THEN
    RAISE EXCEPTION 'payment % would give back more than was taken', NEW.payment_id
      USING ERRCODE = 'check_violation', TABLE = 'payment_entry', CONSTRAINT = 'payment_entry_held';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER payment_entry_ledger AFTER INSERT ON payment_entry FOR EACH ROW
WHEN (NEW.kind IN ('captured', 'refunded')) EXECUTE FUNCTION check_payment_ledger();
--> statement-breakpoint
-- A refund is as the ledger says it was paid: at the end of the transaction it has its entry.
CREATE FUNCTION check_refund_paid() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM payment_entry WHERE shop_id = NEW.shop_id AND payment_id = NEW.payment_id AND refund_id = NEW.id
  ) THEN
    RAISE EXCEPTION 'refund % is not in the ledger', NEW.id
      USING ERRCODE = 'check_violation', TABLE = 'refund', CONSTRAINT = 'refund_in_ledger';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER refund_in_ledger AFTER INSERT ON refund
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_refund_paid();
--> statement-breakpoint
-- No line gets back more than was sold of it, and no refund has lines of more than itself.
CREATE FUNCTION check_refund_lines() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  line record;
  refunded record;
BEGIN
  PERFORM FROM sales_order WHERE shop_id = NEW.shop_id AND id = NEW.order_id FOR NO KEY UPDATE;
  SELECT qty, row_total - discount_amount + CASE WHEN prices_include_tax THEN 0 ELSE tax_amount END AS charged INTO line
  FROM order_line WHERE shop_id = NEW.shop_id AND id = NEW.order_line_id;
  SELECT sum(quantity) AS quantity, sum(amount) AS amount INTO refunded
  FROM refund_line WHERE shop_id = NEW.shop_id AND order_line_id = NEW.order_line_id;
  IF refunded.quantity > line.qty OR refunded.amount > line.charged THEN
    RAISE EXCEPTION 'line % would get back more than was sold', NEW.order_line_id
      USING ERRCODE = 'check_violation', TABLE = 'refund_line', CONSTRAINT = 'refund_line_sold';
  END IF;
  IF (SELECT sum(l.amount) FROM refund_line l WHERE l.shop_id = NEW.shop_id AND l.refund_id = NEW.refund_id)
    > (SELECT r.amount FROM refund r WHERE r.shop_id = NEW.shop_id AND r.id = NEW.refund_id) THEN
    RAISE EXCEPTION 'refund % would have lines of more than its amount', NEW.refund_id
      USING ERRCODE = 'check_violation', TABLE = 'refund_line', CONSTRAINT = 'refund_line_within';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER refund_line_sold AFTER INSERT ON refund_line FOR EACH ROW EXECUTE FUNCTION check_refund_lines();
--> statement-breakpoint
-- No more is sent of a line than was ordered.
CREATE FUNCTION check_shipped() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM sales_order WHERE shop_id = NEW.shop_id AND id = NEW.order_id FOR NO KEY UPDATE;
  IF (SELECT sum(quantity) FROM shipment_line WHERE shop_id = NEW.shop_id AND order_line_id = NEW.order_line_id)
    > (SELECT qty FROM order_line WHERE shop_id = NEW.shop_id AND id = NEW.order_line_id) THEN
    RAISE EXCEPTION 'more of line % would be sent than was ordered', NEW.order_line_id
      USING ERRCODE = 'check_violation', TABLE = 'shipment_line', CONSTRAINT = 'shipment_line_ordered';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER shipment_line_ordered AFTER INSERT ON shipment_line FOR EACH ROW EXECUTE FUNCTION check_shipped();
--> statement-breakpoint
-- An order is fulfilled when all of it was sent. Asked when the transaction commits.
CREATE FUNCTION check_fulfilled() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM order_line l WHERE l.shop_id = NEW.shop_id AND l.order_id = NEW.id AND l.qty > (
      SELECT coalesce(sum(s.quantity), 0) FROM shipment_line s
      WHERE s.shop_id = l.shop_id AND s.order_line_id = l.id)
  ) THEN
    RAISE EXCEPTION 'order % is fulfilled, and not all of it was sent', NEW.id
      USING ERRCODE = 'check_violation', TABLE = 'sales_order', CONSTRAINT = 'sales_order_shipped';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER sales_order_shipped AFTER INSERT OR UPDATE OF fulfilment_state ON sales_order
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
WHEN (NEW.fulfilment_state IN ('fulfilled', 'returned')) EXECUTE FUNCTION check_fulfilled();
--> statement-breakpoint
-- An order is placed with payments of what it costs, too.
CREATE OR REPLACE FUNCTION check_order_sums() RETURNS trigger LANGUAGE plpgsql AS $$
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
  IF NEW.grand_total <> (
    SELECT coalesce(sum(amount), -1) FROM payment WHERE shop_id = NEW.shop_id AND order_id = NEW.id
  ) THEN
    RAISE EXCEPTION 'the payments of order % are not what it costs', NEW.id
      USING ERRCODE = 'check_violation', TABLE = 'sales_order', CONSTRAINT = 'sales_order_paid';
  END IF;
  RETURN NULL;
END
$$;
