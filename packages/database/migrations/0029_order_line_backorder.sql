ALTER TABLE "order_line" ADD COLUMN "backorder_message" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "backorder_ship_day" date;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "choices" jsonb;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_backorder" CHECK ("order_line"."backordered_qty" > 0 or ("order_line"."backorder_message" = '' and "order_line"."backorder_ship_day" is null));