CREATE TABLE "search_count" (
	"shop_id" uuid NOT NULL,
	"phrase" text NOT NULL,
	"asked" integer NOT NULL,
	"found" integer NOT NULL,
	"matched" integer NOT NULL,
	"first_asked_at" timestamp with time zone NOT NULL,
	"last_asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "search_count_shop_id_phrase_pk" PRIMARY KEY("shop_id","phrase")
);
--> statement-breakpoint
CREATE TABLE "search_phrase" (
	"shop_id" uuid NOT NULL,
	"key" text NOT NULL,
	"phrase" text NOT NULL,
	"pinned" uuid[] DEFAULT '{}' NOT NULL,
	"boosted" uuid[] DEFAULT '{}' NOT NULL,
	"buried" uuid[] DEFAULT '{}' NOT NULL,
	"redirect_to" text,
	"revision" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_phrase_shop_id_key_pk" PRIMARY KEY("shop_id","key")
);
--> statement-breakpoint
ALTER TABLE "search_count" ADD CONSTRAINT "search_count_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_phrase" ADD CONSTRAINT "search_phrase_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE cascade ON UPDATE no action;