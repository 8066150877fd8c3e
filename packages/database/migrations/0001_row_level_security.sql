-- The application works under a role that owns nothing, so that row-level security binds it. Roles belong to
-- the whole server: another database, or another process at this moment, may have made it, and so may have a superuser
-- for a role that may make none.
DO $$
BEGIN
  CREATE ROLE stoa_app NOLOGIN NOSUPERUSER NOBYPASSRLS;
EXCEPTION
  WHEN duplicate_object OR unique_violation OR insufficient_privilege THEN NULL;
END
$$;
--> statement-breakpoint
DO $$
BEGIN
  EXECUTE format('GRANT stoa_app TO %I', current_user);
EXCEPTION
  WHEN duplicate_object OR unique_violation OR insufficient_privilege THEN NULL;
END
$$;
--> statement-breakpoint
GRANT USAGE ON SCHEMA public TO stoa_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO stoa_app;
--> statement-breakpoint
GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO stoa_app;
--> statement-breakpoint
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO stoa_app;
--> statement-breakpoint
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT USAGE ON SEQUENCES TO stoa_app;
--> statement-breakpoint
-- What is written once and never altered.
REVOKE UPDATE, DELETE ON stock_movement, payment_entry, order_event FROM stoa_app;
--> statement-breakpoint
-- Private tables: without a shop in the transaction, current_setting fails and so does the statement.
DO $$
DECLARE
  private_table text;
BEGIN
  FOREACH private_table IN ARRAY ARRAY[
    'customer', 'customer_address', 'session', 'cart', 'cart_line', 'sales_order', 'order_line',
    'order_event', 'payment_entry', 'mail', 'idempotency_key', 'shop_secret'
  ] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', private_table);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', private_table);
    EXECUTE format(
      'CREATE POLICY own_shop ON %I USING (shop_id = current_setting(''stoa.shop'')::uuid)
       WITH CHECK (shop_id = current_setting(''stoa.shop'')::uuid)',
      private_table
    );
  END LOOP;
END
$$;
--> statement-breakpoint
-- Wakes the readers of the outbox. Nothing relies on it: they also look by themselves.
CREATE FUNCTION wake_change_readers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('stoa_change', '');
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER change_written AFTER INSERT ON change FOR EACH STATEMENT EXECUTE FUNCTION wake_change_readers();
