ALTER TABLE "sales_order" DROP CONSTRAINT "sales_order_payment";--> statement-breakpoint
ALTER TABLE "sales_order" DROP CONSTRAINT "sales_order_fulfilment";--> statement-breakpoint
CREATE INDEX "cart_visitor" ON "cart" USING btree ("shop_id","visitor_id");--> statement-breakpoint
ALTER TABLE "sales_order" ADD CONSTRAINT "sales_order_payment" CHECK ("sales_order"."payment_state" in ('awaiting', 'due', 'authorized', 'paid', 'partially_refunded', 'refunded', 'failed', 'voided'));--> statement-breakpoint
ALTER TABLE "sales_order" ADD CONSTRAINT "sales_order_fulfilment" CHECK ("sales_order"."fulfilment_state" in ('unfulfilled', 'processing', 'packing', 'fulfilled', 'returned'));