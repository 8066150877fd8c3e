CREATE TABLE "product_entry" (
	"shop_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name_key" text NOT NULL,
	"sku_key" text NOT NULL,
	"brand" text,
	"price" bigint NOT NULL,
	"visible" boolean NOT NULL,
	"archived" boolean NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"lacks_picture" boolean NOT NULL,
	"lacks_alt" boolean NOT NULL,
	"lacks_description" boolean NOT NULL,
	"lacks_category" boolean NOT NULL,
	CONSTRAINT "product_entry_shop_id_product_id_pk" PRIMARY KEY("shop_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "product_entry" ADD CONSTRAINT "product_entry_publication" FOREIGN KEY ("shop_id","product_id") REFERENCES "public"."publication"("shop_id","product_id") ON DELETE cascade ON UPDATE no action;