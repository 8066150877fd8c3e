-- Row-level security binds the owner too, also where a new foreign key is checked: here it sees every shop.
ALTER TABLE "customer" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "account_link" (
	"shop_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"token_hash" text NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_link_shop_id_customer_id_kind_pk" PRIMARY KEY("shop_id","customer_id","kind"),
	CONSTRAINT "account_link_kind" CHECK ("account_link"."kind" in ('reset', 'email'))
);
--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "email_confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "is_secret" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "account_link" ADD CONSTRAINT "account_link_shop_id_customer_id_customer_shop_id_id_fk" FOREIGN KEY ("shop_id","customer_id") REFERENCES "public"."customer"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sales_order_of_guests" ON "sales_order" USING btree ("shop_id",lower("email")) WHERE "sales_order"."customer_id" is null;--> statement-breakpoint
ALTER TABLE "customer" FORCE ROW LEVEL SECURITY;
