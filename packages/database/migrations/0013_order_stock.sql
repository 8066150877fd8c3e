ALTER TABLE "stock_movement" DROP CONSTRAINT "stock_movement_kind";--> statement-breakpoint
-- Orders were shipped, and closed after a refund, without their goods leaving stock: they held them for ever. What was
-- sent leaves the shelf and what is held for it together, so that as much can be sold as before; what belongs to orders
-- that ended without being sent is free. Whether returned goods were counted in by hand nobody knows: they stay as they
-- are, to be counted. Nobody else writes meanwhile.
LOCK TABLE stock, stock_movement IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
ALTER TABLE sales_order NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
WITH held AS (
  SELECT m.seller_id, m.product_id, m.order_id, sum(m.reserved_delta) AS reserved, sum(m.backordered_delta) AS backordered,
    o.fulfilment_state IN ('fulfilled', 'returned') AS sent
  FROM stock_movement m JOIN sales_order o ON o.id = m.order_id
  WHERE o.order_state <> 'open' OR o.fulfilment_state IN ('fulfilled', 'returned')
  GROUP BY 1, 2, 3, 6
), ended AS (
  SELECT seller_id, product_id, order_id, 'ship' AS kind, -reserved AS on_hand, -reserved AS reserved, 0 AS backordered
  FROM held WHERE sent AND reserved > 0
  UNION ALL
  SELECT seller_id, product_id, order_id, 'release', 0, CASE WHEN sent THEN 0 ELSE -reserved END, -backordered
  FROM held WHERE backordered > 0 OR (NOT sent AND reserved > 0)
), moved AS (
  INSERT INTO stock_movement
    (seller_id, id, product_id, kind, on_hand_delta, reserved_delta, backordered_delta, order_id, reason)
  SELECT seller_id, gen_random_uuid(), product_id, kind, on_hand, reserved, backordered, order_id, 'reconciled' FROM ended
), summed AS (
  SELECT seller_id, product_id, sum(on_hand) AS on_hand, sum(reserved) AS reserved, sum(backordered) AS backordered
  FROM ended GROUP BY 1, 2
)
UPDATE stock s SET on_hand = s.on_hand + d.on_hand, reserved = s.reserved + d.reserved,
  backordered = s.backordered + d.backordered
FROM summed d WHERE s.seller_id = d.seller_id AND s.product_id = d.product_id;--> statement-breakpoint
ALTER TABLE sales_order FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- What lies free while orders wait for it is held for the oldest of them.
WITH waiting AS (
  SELECT m.seller_id, m.product_id, m.order_id, sum(m.backordered_delta) AS pieces, min(m.created_at) AS since
  FROM stock_movement m WHERE m.order_id IS NOT NULL GROUP BY 1, 2, 3 HAVING sum(m.backordered_delta) > 0
), queue AS (
  SELECT w.*, s.on_hand - s.reserved AS free,
    sum(w.pieces) OVER (PARTITION BY w.seller_id, w.product_id ORDER BY w.since, w.order_id) - w.pieces AS before
  FROM waiting w JOIN stock s ON s.seller_id = w.seller_id AND s.product_id = w.product_id
), allocated AS (
  SELECT seller_id, product_id, order_id, least(pieces, free - before) AS pieces FROM queue WHERE free > before
), moved AS (
  INSERT INTO stock_movement (seller_id, id, product_id, kind, reserved_delta, backordered_delta, order_id, reason)
  SELECT seller_id, gen_random_uuid(), product_id, 'allocate', pieces, -pieces, order_id, 'reconciled' FROM allocated
)
UPDATE stock s SET reserved = s.reserved + d.pieces, backordered = s.backordered - d.pieces
FROM (SELECT seller_id, product_id, sum(pieces) AS pieces FROM allocated GROUP BY 1, 2) d
WHERE s.seller_id = d.seller_id AND s.product_id = d.product_id;--> statement-breakpoint
CREATE UNIQUE INDEX "stock_movement_reserved" ON "stock_movement" USING btree ("order_id","seller_id","product_id") WHERE "stock_movement"."kind" = 'reserve';--> statement-breakpoint
CREATE INDEX "stock_movement_waiting" ON "stock_movement" USING btree ("seller_id","product_id") WHERE "stock_movement"."backordered_delta" <> 0;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_waiting" CHECK ("stock"."backordered" = 0 or "stock"."reserved" = "stock"."on_hand");--> statement-breakpoint
ALTER TABLE "stock_movement" ADD CONSTRAINT "stock_movement_amounts" CHECK (case "stock_movement"."kind"
        when 'adjust' then "stock_movement"."reserved_delta" = 0 and "stock_movement"."backordered_delta" = 0
        when 'reserve' then "stock_movement"."on_hand_delta" = 0 and "stock_movement"."reserved_delta" >= 0 and "stock_movement"."backordered_delta" >= 0
        when 'allocate' then "stock_movement"."on_hand_delta" = 0 and "stock_movement"."reserved_delta" > 0 and "stock_movement"."backordered_delta" = -"stock_movement"."reserved_delta"
        when 'release' then "stock_movement"."on_hand_delta" = 0 and "stock_movement"."reserved_delta" <= 0 and "stock_movement"."backordered_delta" <= 0
        when 'ship' then "stock_movement"."on_hand_delta" < 0 and "stock_movement"."reserved_delta" = "stock_movement"."on_hand_delta" and "stock_movement"."backordered_delta" = 0
        when 'return' then "stock_movement"."on_hand_delta" > 0 and "stock_movement"."reserved_delta" = 0 and "stock_movement"."backordered_delta" = 0
        else false end);--> statement-breakpoint
ALTER TABLE "stock_movement" ADD CONSTRAINT "stock_movement_cause" CHECK (("stock_movement"."kind" = 'adjust') = ("stock_movement"."order_id" is null));--> statement-breakpoint
-- No order gives back or sends more than it took, and no more comes back than was sent.
CREATE FUNCTION check_order_stock() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  total record;
BEGIN
  SELECT sum(reserved_delta) AS reserved, sum(backordered_delta) AS backordered, sum(on_hand_delta) AS on_hand INTO total
  FROM stock_movement
  WHERE order_id = NEW.order_id AND seller_id = NEW.seller_id AND product_id = NEW.product_id;
  IF total.reserved < 0 OR total.backordered < 0 OR total.on_hand > 0 THEN
    RAISE EXCEPTION 'order % does not have the pieces of product % that would be moved', NEW.order_id, NEW.product_id
      USING ERRCODE = 'check_violation', TABLE = 'stock_movement', CONSTRAINT = 'stock_movement_order_balance';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER stock_movement_order_balance AFTER INSERT ON stock_movement FOR EACH ROW
WHEN (NEW.order_id IS NOT NULL) EXECUTE FUNCTION check_order_stock();
