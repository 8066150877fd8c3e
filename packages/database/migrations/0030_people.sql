CREATE TABLE "staff_invitation" (
	"shop_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"role" text NOT NULL,
	"seller_id" uuid,
	"token_hash" text NOT NULL,
	"invited_by" uuid,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_invitation_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "staff_invitation_seller" CHECK (("staff_invitation"."role" = 'seller') = ("staff_invitation"."seller_id" is not null)),
	CONSTRAINT "staff_invitation_role" CHECK ("staff_invitation"."role" in ('owner', 'catalog-manager', 'content-editor', 'order-manager', 'support', 'read-only', 'seller'))
);
--> statement-breakpoint
CREATE TABLE "staff_recovery_code" (
	"staff_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "staff_recovery_code_staff_id_code_hash_pk" PRIMARY KEY("staff_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "staff_reset" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "second_factor_required" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "totp_secret" text;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "totp_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "totp_pending" text;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "totp_last_step" bigint;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "last_sign_in_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_role" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_session" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_session" ADD COLUMN "user_agent" text;--> statement-breakpoint
ALTER TABLE "staff_session" ADD COLUMN "network_address" text;--> statement-breakpoint
ALTER TABLE "staff_session" ADD COLUMN "last_used_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "staff_invitation" ADD CONSTRAINT "staff_invitation_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_invitation" ADD CONSTRAINT "staff_invitation_invited_by_staff_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_invitation" ADD CONSTRAINT "staff_invitation_shop" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_recovery_code" ADD CONSTRAINT "staff_recovery_code_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_reset" ADD CONSTRAINT "staff_reset_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "staff_invitation_email" ON "staff_invitation" USING btree ("shop_id","email_key");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_invitation_token" ON "staff_invitation" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "staff_reset_staff" ON "staff_reset" USING btree ("staff_id");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_session_id" ON "staff_session" USING btree ("id");--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_totp" CHECK (("staff"."totp_secret" is null) = ("staff"."totp_since" is null));