-- Row-level security binds the owner too, also where a new foreign key is checked: here it sees every shop.
ALTER TABLE "sales_order" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "order_event" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "payment" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "payment_entry" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "refund" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "mail" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "order_note" (
	"shop_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"author" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"text" text NOT NULL,
	"written_by" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "order_note_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "order_note_length" CHECK (length("order_note"."text") between 1 and 4000)
);
--> statement-breakpoint
CREATE TABLE "order_note_text" (
	"shop_id" uuid NOT NULL,
	"note_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"text" text NOT NULL,
	"written_by" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_note_text_shop_id_note_id_revision_pk" PRIMARY KEY("shop_id","note_id","revision")
);
--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "order_id" uuid;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "sku_key" text GENERATED ALWAYS AS (lower(sku)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "sales_order" ADD COLUMN "number_key" text GENERATED ALWAYS AS (lpad(increment_id, 20, '0')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "sales_order" ADD COLUMN "country" text GENERATED ALWAYS AS (coalesce(shipping_address ->> 'country', billing_address ->> 'country')) STORED;--> statement-breakpoint
ALTER TABLE "sales_order" ADD COLUMN "buyer_name" text GENERATED ALWAYS AS (lower(coalesce(billing_address ->> 'firstName', '') || ' ' || coalesce(billing_address ->> 'lastName', ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "sales_order" ADD COLUMN "buyer_surname" text GENERATED ALWAYS AS (lower(coalesce(billing_address ->> 'lastName', '') || ' ' || coalesce(billing_address ->> 'firstName', ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_entry" ADD COLUMN "actor" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_note" ADD CONSTRAINT "order_note_of_order" FOREIGN KEY ("shop_id","order_id") REFERENCES "public"."sales_order"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_note_text" ADD CONSTRAINT "order_note_text_of_note" FOREIGN KEY ("shop_id","note_id") REFERENCES "public"."order_note"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_note_order" ON "order_note" USING btree ("shop_id","order_id");--> statement-breakpoint
ALTER TABLE "mail" ADD CONSTRAINT "mail_of_order" FOREIGN KEY ("shop_id","order_id") REFERENCES "public"."sales_order"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_order" ON "mail" USING btree ("shop_id","order_id") WHERE "mail"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "order_line_sku_begins" ON "order_line" USING btree ("shop_id","sku_key" text_pattern_ops,"order_id");--> statement-breakpoint
CREATE INDEX "sales_order_by_time" ON "sales_order" USING btree ("shop_id","placed_at","id","order_state","payment_state","fulfilment_state","country","seller_id");--> statement-breakpoint
CREATE INDEX "sales_order_by_total" ON "sales_order" USING btree ("shop_id","grand_total","id","order_state","payment_state","fulfilment_state","country","seller_id","placed_at");--> statement-breakpoint
CREATE INDEX "sales_order_by_number" ON "sales_order" USING btree ("shop_id","number_key","id","order_state","payment_state","fulfilment_state","country","seller_id","placed_at");--> statement-breakpoint
CREATE INDEX "sales_order_counted" ON "sales_order" USING btree ("shop_id","order_state","payment_state","fulfilment_state","country","seller_id");--> statement-breakpoint
CREATE INDEX "sales_order_number_begins" ON "sales_order" USING btree ("shop_id","increment_id" text_pattern_ops,"id");--> statement-breakpoint
CREATE INDEX "sales_order_email_begins" ON "sales_order" USING btree ("shop_id","email_key" text_pattern_ops,"id");--> statement-breakpoint
CREATE INDEX "sales_order_name_begins" ON "sales_order" USING btree ("shop_id","buyer_name" text_pattern_ops,"id");--> statement-breakpoint
CREATE INDEX "sales_order_surname_begins" ON "sales_order" USING btree ("shop_id","buyer_surname" text_pattern_ops,"id");--> statement-breakpoint
-- Mail of before that tells of an order says so in its key alone.
UPDATE "mail" m SET "order_id" = o."id" FROM "sales_order" o
WHERE o."shop_id" = m."shop_id" AND m."dedupe_key" = 'order-placed:' || o."id";--> statement-breakpoint
-- Who caused an entry of the ledger: whoever refunded, or took the step that the history has nearest to it.
UPDATE "payment_entry" e SET "actor" = r."actor" FROM "refund" r
WHERE r."shop_id" = e."shop_id" AND r."id" = e."refund_id";--> statement-breakpoint
UPDATE "payment_entry" e SET "actor" = coalesce((
  SELECT h."actor" FROM "order_event" h
  WHERE h."shop_id" = p."shop_id" AND h."order_id" = p."order_id" AND h."machine" = 'payment'
    AND CASE e."kind" WHEN 'captured' THEN h."to_state" = 'paid' ELSE h."from_state" IS NULL OR h."to_state" = e."kind" END
  ORDER BY abs(extract(epoch FROM h."created_at" - e."created_at")), h."id" LIMIT 1), '')
FROM "payment" p
WHERE p."shop_id" = e."shop_id" AND p."id" = e."payment_id" AND e."refund_id" IS NULL;--> statement-breakpoint
ALTER TABLE "mail" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "refund" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "payment_entry" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "payment" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "order_event" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "sales_order" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- A note keeps each text that it had, whoever writes.
CREATE FUNCTION keep_order_note_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_note_text (shop_id, note_id, revision, text, written_by, written_at)
  VALUES (OLD.shop_id, OLD.id, OLD.revision, OLD.text, OLD.written_by, OLD.written_at);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER order_note_text_kept AFTER UPDATE OF text ON order_note FOR EACH ROW
WHEN (OLD.text IS DISTINCT FROM NEW.text) EXECUTE FUNCTION keep_order_note_text();
