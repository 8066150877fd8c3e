CREATE INDEX "order_line_product" ON "order_line" USING btree ("shop_id","product_id","order_id");--> statement-breakpoint
-- Checked at the end of a statement instead of row by row: two products may change their skus with each other.
ALTER TABLE "product" DROP CONSTRAINT "product_sku";--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_sku" UNIQUE("seller_id","sku") DEFERRABLE INITIALLY IMMEDIATE;
