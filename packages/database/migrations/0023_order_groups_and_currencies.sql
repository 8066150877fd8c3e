-- Row-level security binds the owner too: here it sees every shop.
ALTER TABLE "cart" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "sales_order" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "order_event" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "order_group" (
	"shop_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_group_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
ALTER TABLE "sales_order" ALTER COLUMN "cart_id" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "sales_order" ADD COLUMN "group_id" uuid;
--> statement-breakpoint
ALTER TABLE "sales_order" ADD COLUMN "placed_by" text;
--> statement-breakpoint
ALTER TABLE "seller" ADD COLUMN "currency" text;
--> statement-breakpoint
ALTER TABLE "shop_seller" ADD COLUMN "currency" text;
--> statement-breakpoint
-- Each order of before was a checkout. Its history says who placed it, else its cart.
INSERT INTO "order_group" ("shop_id", "id", "created_at") SELECT "shop_id", "id", "placed_at" FROM "sales_order";
--> statement-breakpoint
UPDATE "sales_order" o SET "group_id" = o."id", "placed_by" = coalesce(
  (SELECT e."actor" FROM "order_event" e WHERE e."shop_id" = o."shop_id" AND e."order_id" = o."id"
    AND e."machine" = 'order' AND e."from_state" IS NULL ORDER BY e."created_at" LIMIT 1),
  'customer:' || o."customer_id",
  (SELECT 'visitor:' || c."visitor_id" FROM "cart" c WHERE c."shop_id" = o."shop_id" AND c."id" = o."cart_id"),
  'system:migration');
--> statement-breakpoint
-- A seller's prices were in the currency of its own shop, or of the marketplace that carries it.
UPDATE "seller" SET "currency" = coalesce(
  (SELECT s."currency" FROM "shop_seller" c JOIN "shop" s ON s."id" = c."shop_id" WHERE c."seller_id" = "seller"."id"
    ORDER BY c."own" DESC, s."created_at" LIMIT 1), 'USD');
--> statement-breakpoint
UPDATE "shop_seller" c SET "currency" = s."currency" FROM "shop" s WHERE s."id" = c."shop_id";
--> statement-breakpoint
ALTER TABLE "sales_order" ALTER COLUMN "group_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "sales_order" ALTER COLUMN "placed_by" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "seller" ALTER COLUMN "currency" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "shop_seller" ALTER COLUMN "currency" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "sales_order" ADD CONSTRAINT "sales_order_seller" UNIQUE("shop_id","group_id","seller_id");
--> statement-breakpoint
ALTER TABLE "seller" ADD CONSTRAINT "seller_priced" UNIQUE("id","currency");
--> statement-breakpoint
ALTER TABLE "shop" ADD CONSTRAINT "shop_priced" UNIQUE("id","currency");
--> statement-breakpoint
ALTER TABLE "order_group" ADD CONSTRAINT "order_group_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sales_order" ADD CONSTRAINT "sales_order_in_group" FOREIGN KEY ("shop_id","group_id") REFERENCES "public"."order_group"("shop_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shop_seller" ADD CONSTRAINT "shop_seller_shop_currency" FOREIGN KEY ("shop_id","currency") REFERENCES "public"."shop"("id","currency") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shop_seller" ADD CONSTRAINT "shop_seller_seller_currency" FOREIGN KEY ("seller_id","currency") REFERENCES "public"."seller"("id","currency") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sales_order" ADD CONSTRAINT "sales_order_made" CHECK ("sales_order"."cart_id" is not null or "sales_order"."placed_by" like 'staff:%');
--> statement-breakpoint
ALTER TABLE "seller" ADD CONSTRAINT "seller_currency" CHECK ("seller"."currency" ~ '^[A-Z]{3}$');
--> statement-breakpoint
ALTER TABLE "order_event" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "sales_order" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "cart" FORCE ROW LEVEL SECURITY;
