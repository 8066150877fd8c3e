-- Databases of the version before have both already, one of them without its id.
DROP INDEX IF EXISTS "category_inactive";--> statement-breakpoint
DROP INDEX IF EXISTS "product_brand";--> statement-breakpoint
CREATE INDEX "category_inactive" ON "category" USING btree ("shop_id") WHERE not "category"."is_active";--> statement-breakpoint
CREATE INDEX "product_brand" ON "product" USING btree ("seller_id","brand","id") WHERE "product"."brand" is not null and "product"."parent_id" is null;
