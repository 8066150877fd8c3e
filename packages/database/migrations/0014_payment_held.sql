-- No order gives back more than was taken. Its row is locked, so that refunds that are written at once are summed up
-- one after another.
CREATE FUNCTION check_payment_held() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  held bigint;
BEGIN
  PERFORM FROM sales_order WHERE shop_id = NEW.shop_id AND id = NEW.order_id FOR NO KEY UPDATE;
  SELECT sum(CASE kind WHEN 'captured' THEN amount WHEN 'refunded' THEN -amount ELSE 0 END) INTO held
  FROM payment_entry WHERE shop_id = NEW.shop_id AND order_id = NEW.order_id;
  IF held < 0 THEN
    RAISE EXCEPTION 'order % would give back more than was taken', NEW.order_id
      USING ERRCODE = 'check_violation', TABLE = 'payment_entry', CONSTRAINT = 'payment_entry_held';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER payment_entry_held AFTER INSERT ON payment_entry FOR EACH ROW
WHEN (NEW.kind = 'refunded') EXECUTE FUNCTION check_payment_held();
