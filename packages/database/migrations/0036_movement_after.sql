DROP INDEX "stock_movement_product";--> statement-breakpoint
ALTER TABLE "stock_movement" ADD COLUMN "actor" text;--> statement-breakpoint
ALTER TABLE "stock_movement" ADD COLUMN "on_hand_after" integer;--> statement-breakpoint
ALTER TABLE "stock_movement" ADD COLUMN "reserved_after" integer;--> statement-breakpoint
ALTER TABLE "stock_movement" ADD COLUMN "backordered_after" integer;--> statement-breakpoint
ALTER TABLE "stock_movement" ADD COLUMN "place" bigint;--> statement-breakpoint
-- Movements of before get the order of their time, and the amounts that they come to.
UPDATE "stock_movement" m SET "place" = was.place, "on_hand_after" = was.on_hand,
  "reserved_after" = was.reserved, "backordered_after" = was.backordered
FROM (
  SELECT seller_id, id, row_number() OVER (ORDER BY created_at, id) AS place,
    sum(on_hand_delta) OVER sums AS on_hand, sum(reserved_delta) OVER sums AS reserved,
    sum(backordered_delta) OVER sums AS backordered
  FROM "stock_movement"
  WINDOW sums AS (PARTITION BY seller_id, product_id ORDER BY created_at, id)
) was WHERE was.seller_id = m.seller_id AND was.id = m.id;--> statement-breakpoint
ALTER TABLE "stock_movement" ALTER COLUMN "on_hand_after" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_movement" ALTER COLUMN "reserved_after" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_movement" ALTER COLUMN "backordered_after" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_movement" ALTER COLUMN "place" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_movement" ALTER COLUMN "place" ADD GENERATED ALWAYS AS IDENTITY (sequence name "stock_movement_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
SELECT setval('stock_movement_place_seq', coalesce(max("place"), 0) + 1, false) FROM "stock_movement";--> statement-breakpoint
CREATE INDEX "stock_movement_product" ON "stock_movement" USING btree ("seller_id","product_id","place");
