CREATE TABLE "cart" (
	"shop_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"visitor_id" uuid NOT NULL,
	"customer_id" uuid,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "cart_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "cart_status" CHECK ("cart"."status" in ('open', 'ordered', 'merged'))
);
--> statement-breakpoint
CREATE TABLE "cart_line" (
	"shop_id" uuid NOT NULL,
	"cart_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"qty" integer NOT NULL,
	"personalization_data" jsonb,
	"product_options_data" jsonb,
	"line_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_line_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "cart_line_key" UNIQUE("shop_id","cart_id","product_id","line_key"),
	CONSTRAINT "cart_line_qty" CHECK ("cart_line"."qty" between 1 and 100)
);
--> statement-breakpoint
CREATE TABLE "address" (
	"shop_id" uuid NOT NULL,
	"path" text NOT NULL,
	"kind" text NOT NULL,
	"target_id" uuid,
	"status" text DEFAULT 'current' NOT NULL,
	"redirect_to" text,
	"redirect_type" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "address_shop_id_path_pk" PRIMARY KEY("shop_id","path"),
	CONSTRAINT "address_kind" CHECK ("address"."kind" in ('product', 'category', 'page', 'redirect')),
	CONSTRAINT "address_target" CHECK (("address"."kind" = 'redirect') = ("address"."redirect_to" is not null)),
	CONSTRAINT "address_redirect_type" CHECK ("address"."redirect_type" is null or "address"."redirect_type" in (301, 302, 307, 308))
);
--> statement-breakpoint
CREATE TABLE "category" (
	"shop_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"parent_id" uuid,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"path" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"image" text,
	"image_mobile" text,
	"description" jsonb DEFAULT '{"type":"doc","children":[]}'::jsonb NOT NULL,
	"display_option" text DEFAULT 'vertical' NOT NULL,
	"meta_title" text DEFAULT '' NOT NULL,
	"meta_description" text DEFAULT '' NOT NULL,
	"meta_keyword" text DEFAULT '' NOT NULL,
	"seo_crawler_setting" text DEFAULT '' NOT NULL,
	"optional_content" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "category_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "category_path" UNIQUE("shop_id","path"),
	CONSTRAINT "category_slug" UNIQUE("shop_id","slug")
);
--> statement-breakpoint
CREATE TABLE "category_product" (
	"shop_id" uuid NOT NULL,
	"category_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"is_primary" boolean DEFAULT false NOT NULL,
	CONSTRAINT "category_product_shop_id_category_id_product_id_pk" PRIMARY KEY("shop_id","category_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "listing" (
	"shop_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"jpin" text NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "listing_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "listing_jpin" UNIQUE("shop_id","jpin")
);
--> statement-breakpoint
CREATE TABLE "offer" (
	"shop_id" uuid NOT NULL,
	"listing_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	CONSTRAINT "offer_shop_id_product_id_pk" PRIMARY KEY("shop_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "price_level" (
	"seller_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"customer_groups" text[] DEFAULT '{}' NOT NULL,
	"min_qty" integer NOT NULL,
	"price" bigint NOT NULL,
	"save_percent" integer,
	CONSTRAINT "price_level_seller_id_id_pk" PRIMARY KEY("seller_id","id"),
	CONSTRAINT "price_level_values" CHECK ("price_level"."min_qty" >= 1 and "price_level"."price" > 0)
);
--> statement-breakpoint
CREATE TABLE "product" (
	"seller_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"sku" text NOT NULL,
	"class_code" text NOT NULL,
	"parent_id" uuid,
	"variation_values" jsonb,
	"position" integer DEFAULT 0 NOT NULL,
	"name" text NOT NULL,
	"sub_title" text DEFAULT '' NOT NULL,
	"short_description" text DEFAULT '' NOT NULL,
	"description" jsonb DEFAULT '{"type":"doc","children":[]}'::jsonb NOT NULL,
	"brand" text,
	"attributes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"price" bigint NOT NULL,
	"msrp" bigint,
	"hide_price" boolean DEFAULT false NOT NULL,
	"shipping_fee" bigint DEFAULT 0 NOT NULL,
	"weight_grams" integer DEFAULT 0 NOT NULL,
	"non_shippable" boolean DEFAULT false NOT NULL,
	"limit_shipping_methods" jsonb,
	"item_delivery_info" text DEFAULT '' NOT NULL,
	"archived" boolean DEFAULT false NOT NULL,
	"website_visibility" boolean DEFAULT true NOT NULL,
	"unavailable_for_sale" boolean DEFAULT false NOT NULL,
	"discontinued" boolean DEFAULT false NOT NULL,
	"featured" boolean DEFAULT false NOT NULL,
	"popularity" integer DEFAULT 0 NOT NULL,
	"variants" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"default_variation_sku" text,
	"website_display" text DEFAULT 'single' NOT NULL,
	"personalization_options" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"product_options" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"product_option_rules" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"review_count" integer DEFAULT 0 NOT NULL,
	"review_avg_rating" numeric(3, 2) DEFAULT 0 NOT NULL,
	"review_stars" integer[] DEFAULT '{0,0,0,0,0}' NOT NULL,
	"meta_title" text DEFAULT '' NOT NULL,
	"meta_description" text DEFAULT '' NOT NULL,
	"seo_crawler_setting" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"search_text" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', name || ' ' || coalesce(brand, '')), 'A') || setweight(to_tsvector('simple', sku), 'A') || setweight(to_tsvector('english', sub_title || ' ' || short_description), 'C') || setweight(jsonb_to_tsvector('english', attributes, '["string"]'), 'B')) STORED,
	CONSTRAINT "product_seller_id_id_pk" PRIMARY KEY("seller_id","id"),
	CONSTRAINT "product_id_unique" UNIQUE("id"),
	CONSTRAINT "product_sku" UNIQUE("seller_id","sku"),
	CONSTRAINT "product_class_code" CHECK ("product"."class_code" in ('simple', 'variable_product', 'grouped', 'gift_certificate')),
	CONSTRAINT "product_variation" CHECK (("product"."parent_id" is null) = ("product"."variation_values" is null)),
	CONSTRAINT "product_price" CHECK ("product"."price" >= 0 and ("product"."msrp" is null or "product"."msrp" >= 0)),
	CONSTRAINT "product_fees" CHECK ("product"."shipping_fee" >= 0 and "product"."weight_grams" >= 0),
	CONSTRAINT "product_rating" CHECK ("product"."review_avg_rating" between 0 and 5 and "product"."review_count" >= 0),
	CONSTRAINT "product_name" CHECK (length("product"."name") between 1 and 255 and length("product"."sku") between 1 and 100)
);
--> statement-breakpoint
CREATE TABLE "product_child" (
	"seller_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "product_child_seller_id_product_id_child_id_pk" PRIMARY KEY("seller_id","product_id","child_id")
);
--> statement-breakpoint
CREATE TABLE "product_media" (
	"seller_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text DEFAULT 'image' NOT NULL,
	"file" text NOT NULL,
	"alt" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	CONSTRAINT "product_media_seller_id_id_pk" PRIMARY KEY("seller_id","id"),
	CONSTRAINT "product_media_position" UNIQUE("seller_id","product_id","position"),
	CONSTRAINT "product_media_kind" CHECK ("product_media"."kind" in ('image', 'video'))
);
--> statement-breakpoint
CREATE TABLE "publication" (
	"shop_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"visible" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "publication_shop_id_product_id_pk" PRIMARY KEY("shop_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "file" (
	"shop_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"sha256" text NOT NULL,
	"mime" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "file_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "file_name" UNIQUE("shop_id","name")
);
--> statement-breakpoint
CREATE TABLE "menu" (
	"shop_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"name" text NOT NULL,
	"items" jsonb NOT NULL,
	"order_in_mobile" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "menu_shop_id_number_pk" PRIMARY KEY("shop_id","number")
);
--> statement-breakpoint
CREATE TABLE "page" (
	"shop_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"page_type" text,
	"title" text NOT NULL,
	"static_type" text DEFAULT 'body' NOT NULL,
	"custom_html" text,
	"is_404_page" boolean DEFAULT false NOT NULL,
	"meta_title" text DEFAULT '' NOT NULL,
	"meta_description" text DEFAULT '' NOT NULL,
	"seo_crawler_setting" text DEFAULT '' NOT NULL,
	"published_version" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "page_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "page_static_type" CHECK ("page"."static_type" in ('all', 'body'))
);
--> statement-breakpoint
CREATE TABLE "page_frame" (
	"shop_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"use" text DEFAULT 'default' NOT NULL,
	"name" text NOT NULL,
	"menu_numbers" integer[] DEFAULT '{}' NOT NULL,
	"content" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"is_primary" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "page_frame_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "page_frame_name" UNIQUE("shop_id","kind","name"),
	CONSTRAINT "page_frame_kind" CHECK ("page_frame"."kind" in ('header', 'footer') and "page_frame"."use" in ('default', 'checkout'))
);
--> statement-breakpoint
CREATE TABLE "page_version" (
	"shop_id" uuid NOT NULL,
	"page_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"document" jsonb NOT NULL,
	"author" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "page_version_shop_id_page_id_version_pk" PRIMARY KEY("shop_id","page_id","version")
);
--> statement-breakpoint
CREATE TABLE "customer" (
	"shop_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"nick_name" text,
	"group_code" text NOT NULL,
	"is_restricted" boolean DEFAULT false NOT NULL,
	"verify_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customer_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "customer_email_form" CHECK (position('@' in "customer"."email") > 1 and length("customer"."email") <= 255)
);
--> statement-breakpoint
CREATE TABLE "customer_address" (
	"shop_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"address" jsonb NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customer_address_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "customer_group" (
	"shop_id" uuid NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "customer_group_shop_id_code_pk" PRIMARY KEY("shop_id","code")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"shop_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"visitor_id" uuid NOT NULL,
	"customer_id" uuid,
	"remembered_page" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "session_shop_id_token_hash_pk" PRIMARY KEY("shop_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "change" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"shop_id" uuid,
	"seller_id" uuid,
	"kind" text NOT NULL,
	"entity_id" text NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "change_cursor" (
	"consumer" text PRIMARY KEY NOT NULL,
	"xid" "xid8" NOT NULL,
	"seq" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_key" (
	"shop_id" uuid NOT NULL,
	"owner" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"reply" jsonb,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_key_shop_id_owner_key_pk" PRIMARY KEY("shop_id","owner","key")
);
--> statement-breakpoint
CREATE TABLE "rate_window" (
	"shop_id" uuid NOT NULL,
	"key" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "rate_window_shop_id_key_starts_at_pk" PRIMARY KEY("shop_id","key","starts_at")
);
--> statement-breakpoint
CREATE TABLE "mail" (
	"shop_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"dedupe_key" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "mail_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "mail_dedupe" UNIQUE("shop_id","dedupe_key"),
	CONSTRAINT "mail_status" CHECK ("mail"."status" in ('queued', 'sent', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "order_event" (
	"shop_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"machine" text NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"actor" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_event_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "order_line" (
	"shop_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"position" integer NOT NULL,
	"seller_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"sku" text NOT NULL,
	"name" text NOT NULL,
	"variation_text" text DEFAULT '' NOT NULL,
	"image" text,
	"unit_price" bigint NOT NULL,
	"qty" integer NOT NULL,
	"backordered_qty" integer DEFAULT 0 NOT NULL,
	"row_total" bigint NOT NULL,
	"discount_amount" bigint DEFAULT 0 NOT NULL,
	"tax_amount" bigint DEFAULT 0 NOT NULL,
	"personalization_data" jsonb,
	"product_options_data" jsonb,
	CONSTRAINT "order_line_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "order_line_total" CHECK ("order_line"."row_total" = "order_line"."unit_price" * "order_line"."qty"),
	CONSTRAINT "order_line_qty" CHECK ("order_line"."qty" >= 1 and "order_line"."backordered_qty" between 0 and "order_line"."qty")
);
--> statement-breakpoint
CREATE TABLE "payment_entry" (
	"shop_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"method" text NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_entry_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "payment_entry_kind" CHECK ("payment_entry"."kind" in ('due', 'authorized', 'captured', 'refunded')),
	CONSTRAINT "payment_entry_amount" CHECK ("payment_entry"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "sales_order" (
	"shop_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"increment_id" text NOT NULL,
	"cart_id" uuid NOT NULL,
	"customer_id" uuid,
	"email" text NOT NULL,
	"order_state" text NOT NULL,
	"payment_state" text NOT NULL,
	"fulfilment_state" text NOT NULL,
	"currency" text NOT NULL,
	"subtotal" bigint NOT NULL,
	"discount_amount" bigint NOT NULL,
	"shipping_amount" bigint NOT NULL,
	"tax_amount" bigint NOT NULL,
	"grand_total" bigint NOT NULL,
	"shipping_address" jsonb,
	"billing_address" jsonb NOT NULL,
	"shipping_method" jsonb,
	"payment_method" jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"guest_token_hash" text NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sales_order_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "sales_order_increment" UNIQUE("shop_id","increment_id"),
	CONSTRAINT "sales_order_cart" UNIQUE("shop_id","cart_id"),
	CONSTRAINT "sales_order_total" CHECK ("sales_order"."grand_total" = "sales_order"."subtotal" - "sales_order"."discount_amount" + "sales_order"."shipping_amount" + "sales_order"."tax_amount"),
	CONSTRAINT "sales_order_amounts" CHECK ("sales_order"."subtotal" >= 0 and "sales_order"."discount_amount" between 0 and "sales_order"."subtotal" and "sales_order"."shipping_amount" >= 0 and "sales_order"."tax_amount" >= 0),
	CONSTRAINT "sales_order_state" CHECK ("sales_order"."order_state" in ('open', 'canceled', 'closed')),
	CONSTRAINT "sales_order_payment" CHECK ("sales_order"."payment_state" in ('pending', 'authorized', 'paid', 'partially_refunded', 'refunded', 'failed')),
	CONSTRAINT "sales_order_fulfilment" CHECK ("sales_order"."fulfilment_state" in ('unfulfilled', 'processing', 'packing', 'fulfilled'))
);
--> statement-breakpoint
CREATE TABLE "seller" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"logo" text,
	"mobile_logo" text,
	"origin_address" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "seller_code_unique" UNIQUE("code"),
	CONSTRAINT "seller_status" CHECK ("seller"."status" in ('active', 'inactive'))
);
--> statement-breakpoint
CREATE TABLE "shop" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"industry" text DEFAULT 'general' NOT NULL,
	"marketplace_id" uuid,
	"status" text DEFAULT 'active' NOT NULL,
	"frontend_status" boolean,
	"base_url" text NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"locale" text DEFAULT 'en-US' NOT NULL,
	"time_zone" text DEFAULT 'America/New_York' NOT NULL,
	"theme" jsonb NOT NULL,
	"settings" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "shop_code_unique" UNIQUE("code"),
	CONSTRAINT "shop_type" CHECK ("shop"."type" in ('essential', 'marketplace', 'marketplaceseller')),
	CONSTRAINT "shop_status" CHECK ("shop"."status" in ('active', 'suspended', 'closed')),
	CONSTRAINT "shop_code" CHECK ("shop"."code" ~ '^[a-z0-9][a-z0-9-]{0,62}$'),
	CONSTRAINT "shop_currency" CHECK ("shop"."currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "shop_marketplace" CHECK (("shop"."type" = 'marketplaceseller') = ("shop"."marketplace_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "shop_counter" (
	"shop_id" uuid NOT NULL,
	"name" text NOT NULL,
	"value" integer NOT NULL,
	CONSTRAINT "shop_counter_shop_id_name_pk" PRIMARY KEY("shop_id","name")
);
--> statement-breakpoint
CREATE TABLE "shop_host" (
	"host" text PRIMARY KEY NOT NULL,
	"shop_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"verified_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shop_host_kind" CHECK ("shop_host"."kind" in ('primary', 'serve', 'redirect')),
	CONSTRAINT "shop_host_form" CHECK ("shop_host"."host" = lower("shop_host"."host") and length("shop_host"."host") between 1 and 253)
);
--> statement-breakpoint
CREATE TABLE "shop_secret" (
	"shop_id" uuid NOT NULL,
	"name" text NOT NULL,
	"key_id" text NOT NULL,
	"sealed" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shop_secret_shop_id_name_pk" PRIMARY KEY("shop_id","name")
);
--> statement-breakpoint
CREATE TABLE "shop_seller" (
	"shop_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"own" boolean DEFAULT false NOT NULL,
	"approved_for_marketplace" boolean DEFAULT false NOT NULL,
	CONSTRAINT "shop_seller_shop_id_seller_id_pk" PRIMARY KEY("shop_id","seller_id")
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"password_hash" text NOT NULL,
	"operator" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_role" (
	"shop_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"role" text NOT NULL,
	"seller_id" uuid,
	CONSTRAINT "staff_role_shop_id_staff_id_pk" PRIMARY KEY("shop_id","staff_id"),
	CONSTRAINT "staff_role_seller" CHECK (("staff_role"."role" = 'seller') = ("staff_role"."seller_id" is not null)),
	CONSTRAINT "staff_role_role" CHECK ("staff_role"."role" in ('owner', 'catalog-manager', 'content-editor', 'order-manager', 'support', 'read-only', 'seller'))
);
--> statement-breakpoint
CREATE TABLE "stock" (
	"seller_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"on_hand" integer DEFAULT 0 NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	"backordered" integer DEFAULT 0 NOT NULL,
	"allow_backorders" boolean DEFAULT false NOT NULL,
	"backorder_message" text DEFAULT '' NOT NULL,
	"backorder_ship_date" timestamp with time zone,
	"low_stock_threshold" integer DEFAULT 0 NOT NULL,
	"low_stock_alert_message" text DEFAULT '' NOT NULL,
	CONSTRAINT "stock_seller_id_product_id_pk" PRIMARY KEY("seller_id","product_id"),
	CONSTRAINT "stock_on_hand" CHECK ("stock"."on_hand" >= 0),
	CONSTRAINT "stock_reserved" CHECK ("stock"."reserved" between 0 and "stock"."on_hand"),
	CONSTRAINT "stock_backordered" CHECK ("stock"."backordered" >= 0)
);
--> statement-breakpoint
CREATE TABLE "stock_movement" (
	"seller_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"on_hand_delta" integer DEFAULT 0 NOT NULL,
	"reserved_delta" integer DEFAULT 0 NOT NULL,
	"backordered_delta" integer DEFAULT 0 NOT NULL,
	"order_id" uuid,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_movement_seller_id_id_pk" PRIMARY KEY("seller_id","id"),
	CONSTRAINT "stock_movement_kind" CHECK ("stock_movement"."kind" in ('adjust', 'reserve', 'release', 'ship'))
);
--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_shop_id_customer_id_customer_shop_id_id_fk" FOREIGN KEY ("shop_id","customer_id") REFERENCES "public"."customer"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_shop_id_cart_id_cart_shop_id_id_fk" FOREIGN KEY ("shop_id","cart_id") REFERENCES "public"."cart"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_seller_id_product_id_product_seller_id_id_fk" FOREIGN KEY ("seller_id","product_id") REFERENCES "public"."product"("seller_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "address" ADD CONSTRAINT "address_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category" ADD CONSTRAINT "category_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category" ADD CONSTRAINT "category_parent" FOREIGN KEY ("shop_id","parent_id") REFERENCES "public"."category"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_product" ADD CONSTRAINT "category_product_shop_id_category_id_category_shop_id_id_fk" FOREIGN KEY ("shop_id","category_id") REFERENCES "public"."category"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_product" ADD CONSTRAINT "category_product_shop_id_product_id_publication_shop_id_product_id_fk" FOREIGN KEY ("shop_id","product_id") REFERENCES "public"."publication"("shop_id","product_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing" ADD CONSTRAINT "listing_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_shop_id_listing_id_listing_shop_id_id_fk" FOREIGN KEY ("shop_id","listing_id") REFERENCES "public"."listing"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_shop_id_product_id_publication_shop_id_product_id_fk" FOREIGN KEY ("shop_id","product_id") REFERENCES "public"."publication"("shop_id","product_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_level" ADD CONSTRAINT "price_level_seller_id_product_id_product_seller_id_id_fk" FOREIGN KEY ("seller_id","product_id") REFERENCES "public"."product"("seller_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_parent" FOREIGN KEY ("seller_id","parent_id") REFERENCES "public"."product"("seller_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_child" ADD CONSTRAINT "product_child_product" FOREIGN KEY ("seller_id","product_id") REFERENCES "public"."product"("seller_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_child" ADD CONSTRAINT "product_child_child" FOREIGN KEY ("seller_id","child_id") REFERENCES "public"."product"("seller_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_media" ADD CONSTRAINT "product_media_seller_id_product_id_product_seller_id_id_fk" FOREIGN KEY ("seller_id","product_id") REFERENCES "public"."product"("seller_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication" ADD CONSTRAINT "publication_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication" ADD CONSTRAINT "publication_seller_id_product_id_product_seller_id_id_fk" FOREIGN KEY ("seller_id","product_id") REFERENCES "public"."product"("seller_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file" ADD CONSTRAINT "file_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu" ADD CONSTRAINT "menu_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page" ADD CONSTRAINT "page_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_frame" ADD CONSTRAINT "page_frame_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_version" ADD CONSTRAINT "page_version_shop_id_page_id_page_shop_id_id_fk" FOREIGN KEY ("shop_id","page_id") REFERENCES "public"."page"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer_shop_id_group_code_customer_group_shop_id_code_fk" FOREIGN KEY ("shop_id","group_code") REFERENCES "public"."customer_group"("shop_id","code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_address" ADD CONSTRAINT "customer_address_shop_id_customer_id_customer_shop_id_id_fk" FOREIGN KEY ("shop_id","customer_id") REFERENCES "public"."customer"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_group" ADD CONSTRAINT "customer_group_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_shop_id_customer_id_customer_shop_id_id_fk" FOREIGN KEY ("shop_id","customer_id") REFERENCES "public"."customer"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail" ADD CONSTRAINT "mail_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_event" ADD CONSTRAINT "order_event_shop_id_order_id_sales_order_shop_id_id_fk" FOREIGN KEY ("shop_id","order_id") REFERENCES "public"."sales_order"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_shop_id_order_id_sales_order_shop_id_id_fk" FOREIGN KEY ("shop_id","order_id") REFERENCES "public"."sales_order"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_seller_id_product_id_product_seller_id_id_fk" FOREIGN KEY ("seller_id","product_id") REFERENCES "public"."product"("seller_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_entry" ADD CONSTRAINT "payment_entry_shop_id_order_id_sales_order_shop_id_id_fk" FOREIGN KEY ("shop_id","order_id") REFERENCES "public"."sales_order"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_order" ADD CONSTRAINT "sales_order_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_order" ADD CONSTRAINT "sales_order_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_order" ADD CONSTRAINT "sales_order_shop_id_cart_id_cart_shop_id_id_fk" FOREIGN KEY ("shop_id","cart_id") REFERENCES "public"."cart"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_order" ADD CONSTRAINT "sales_order_shop_id_customer_id_customer_shop_id_id_fk" FOREIGN KEY ("shop_id","customer_id") REFERENCES "public"."customer"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop" ADD CONSTRAINT "shop_marketplace_id_shop_id_fk" FOREIGN KEY ("marketplace_id") REFERENCES "public"."shop"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_counter" ADD CONSTRAINT "shop_counter_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_host" ADD CONSTRAINT "shop_host_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_secret" ADD CONSTRAINT "shop_secret_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_seller" ADD CONSTRAINT "shop_seller_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_seller" ADD CONSTRAINT "shop_seller_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_role" ADD CONSTRAINT "staff_role_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_role" ADD CONSTRAINT "staff_role_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_role" ADD CONSTRAINT "staff_role_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_seller_id_product_id_product_seller_id_id_fk" FOREIGN KEY ("seller_id","product_id") REFERENCES "public"."product"("seller_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movement" ADD CONSTRAINT "stock_movement_seller_id_product_id_stock_seller_id_product_id_fk" FOREIGN KEY ("seller_id","product_id") REFERENCES "public"."stock"("seller_id","product_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cart_open_visitor" ON "cart" USING btree ("shop_id","seller_id","visitor_id") WHERE "cart"."status" = 'open' and "cart"."customer_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "cart_open_customer" ON "cart" USING btree ("shop_id","seller_id","customer_id") WHERE "cart"."status" = 'open' and "cart"."customer_id" is not null;--> statement-breakpoint
CREATE INDEX "cart_line_product" ON "cart_line" USING btree ("seller_id","product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "address_current" ON "address" USING btree ("shop_id","kind","target_id") WHERE "address"."status" = 'current' and "address"."target_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "category_product_primary" ON "category_product" USING btree ("shop_id","product_id") WHERE "category_product"."is_primary";--> statement-breakpoint
CREATE INDEX "category_product_product" ON "category_product" USING btree ("shop_id","product_id");--> statement-breakpoint
CREATE INDEX "offer_listing" ON "offer" USING btree ("shop_id","listing_id");--> statement-breakpoint
CREATE INDEX "price_level_product" ON "price_level" USING btree ("seller_id","product_id");--> statement-breakpoint
CREATE INDEX "product_parent_index" ON "product" USING btree ("seller_id","parent_id") WHERE "product"."parent_id" is not null;--> statement-breakpoint
CREATE INDEX "product_search" ON "product" USING gin ("search_text");--> statement-breakpoint
CREATE INDEX "publication_product" ON "publication" USING btree ("seller_id","product_id");--> statement-breakpoint
CREATE INDEX "file_sha256" ON "file" USING btree ("shop_id","sha256");--> statement-breakpoint
CREATE UNIQUE INDEX "page_type" ON "page" USING btree ("shop_id","page_type") WHERE "page"."page_type" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "page_frame_primary" ON "page_frame" USING btree ("shop_id","kind","use") WHERE "page_frame"."is_primary";--> statement-breakpoint
CREATE UNIQUE INDEX "customer_email" ON "customer" USING btree ("shop_id",lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "customer_nick_name" ON "customer" USING btree ("shop_id",lower("nick_name"));--> statement-breakpoint
CREATE UNIQUE INDEX "customer_address_default" ON "customer_address" USING btree ("shop_id","customer_id") WHERE "customer_address"."is_default";--> statement-breakpoint
CREATE INDEX "session_expiry" ON "session" USING btree ("shop_id","expires_at");--> statement-breakpoint
CREATE INDEX "change_order" ON "change" USING btree ("xid","seq");--> statement-breakpoint
CREATE INDEX "idempotency_key_at" ON "idempotency_key" USING btree ("at");--> statement-breakpoint
CREATE INDEX "rate_window_at" ON "rate_window" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "mail_queue" ON "mail" USING btree ("shop_id","next_attempt_at") WHERE "mail"."status" = 'queued';--> statement-breakpoint
CREATE INDEX "order_event_order" ON "order_event" USING btree ("shop_id","order_id");--> statement-breakpoint
CREATE INDEX "order_line_order" ON "order_line" USING btree ("shop_id","order_id");--> statement-breakpoint
CREATE INDEX "payment_entry_order" ON "payment_entry" USING btree ("shop_id","order_id");--> statement-breakpoint
CREATE INDEX "sales_order_customer" ON "sales_order" USING btree ("shop_id","customer_id","placed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "shop_host_primary" ON "shop_host" USING btree ("shop_id") WHERE "shop_host"."kind" = 'primary';--> statement-breakpoint
CREATE INDEX "shop_host_shop" ON "shop_host" USING btree ("shop_id");--> statement-breakpoint
CREATE UNIQUE INDEX "shop_seller_own" ON "shop_seller" USING btree ("shop_id") WHERE "shop_seller"."own";--> statement-breakpoint
CREATE UNIQUE INDEX "staff_email" ON "staff" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "stock_movement_product" ON "stock_movement" USING btree ("seller_id","product_id");--> statement-breakpoint
CREATE INDEX "stock_movement_order" ON "stock_movement" USING btree ("order_id");