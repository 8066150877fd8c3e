-- What identifies people is compared by a key of its own. SQL can't make these keys: `fillIdentityKeys` does, right
-- after the migrations, and makes the columns NOT NULL and the check valid.
DROP INDEX "customer_email";--> statement-breakpoint
DROP INDEX "customer_nick_name";--> statement-breakpoint
DROP INDEX "staff_email";--> statement-breakpoint
DROP INDEX "sales_order_of_guests";--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "email_key" text;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "nick_name_key" text;--> statement-breakpoint
ALTER TABLE "sales_order" ADD COLUMN "email_key" text;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "email_key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "customer_email_key" ON "customer" USING btree ("shop_id","email_key");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_nick_name_key" ON "customer" USING btree ("shop_id","nick_name_key");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_email_key" ON "staff" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "sales_order_of_guests" ON "sales_order" USING btree ("shop_id","email_key") WHERE "sales_order"."customer_id" is null;--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer_nick_name_keyed" CHECK (("customer"."nick_name" is null) = ("customer"."nick_name_key" is null)) NOT VALID;
