DROP INDEX "stock_movement_product";--> statement-breakpoint
ALTER TABLE "stock_movement" ADD COLUMN "actor" text;--> statement-breakpoint
ALTER TABLE "stock_movement" ADD COLUMN "on_hand_after" integer;--> statement-breakpoint
ALTER TABLE "stock_movement" ADD COLUMN "reserved_after" integer;--> statement-breakpoint
ALTER TABLE "stock_movement" ADD COLUMN "backordered_after" integer;--> statement-breakpoint
ALTER TABLE "stock_movement" ADD COLUMN "place" bigint;--> statement-breakpoint
-- Movements of before get the order of their time, and the amounts that lead to the stock as it is now.
UPDATE "stock_movement" m SET "place" = was.place, "on_hand_after" = was.on_hand,
  "reserved_after" = was.reserved, "backordered_after" = was.backordered
FROM (
  SELECT m.seller_id, m.id, row_number() OVER (ORDER BY m.created_at, m.id) AS place,
    s.on_hand - coalesce(sum(m.on_hand_delta) OVER later, 0) AS on_hand,
    s.reserved - coalesce(sum(m.reserved_delta) OVER later, 0) AS reserved,
    s.backordered - coalesce(sum(m.backordered_delta) OVER later, 0) AS backordered
  FROM "stock_movement" m JOIN "stock" s ON s.seller_id = m.seller_id AND s.product_id = m.product_id
  WINDOW later AS (PARTITION BY m.seller_id, m.product_id ORDER BY m.created_at, m.id
    ROWS BETWEEN 1 FOLLOWING AND UNBOUNDED FOLLOWING)
) was WHERE was.seller_id = m.seller_id AND was.id = m.id;--> statement-breakpoint
ALTER TABLE "stock_movement" ALTER COLUMN "on_hand_after" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_movement" ALTER COLUMN "reserved_after" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_movement" ALTER COLUMN "backordered_after" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_movement" ALTER COLUMN "place" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_movement" ALTER COLUMN "place" ADD GENERATED ALWAYS AS IDENTITY (sequence name "stock_movement_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
SELECT setval('stock_movement_place_seq', coalesce(max("place"), 0) + 1, false) FROM "stock_movement";--> statement-breakpoint
CREATE INDEX "stock_movement_product" ON "stock_movement" USING btree ("seller_id","product_id","place");
