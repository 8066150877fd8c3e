-- Links to orders ended never: those that were sent last as long as new ones from now on.
ALTER TABLE "sales_order" ADD COLUMN "guest_token_expires_at" timestamp with time zone DEFAULT now() + interval '90 days' NOT NULL;--> statement-breakpoint
ALTER TABLE "sales_order" ALTER COLUMN "guest_token_expires_at" DROP DEFAULT;--> statement-breakpoint
GRANT UPDATE ("guest_token_hash", "guest_token_expires_at") ON "sales_order" TO stoa_app;--> statement-breakpoint
-- Tokens stood in the replies as they were given; now they are derived when a reply is given again.
ALTER TABLE "idempotency_key" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "idempotency_key" SET "reply" = "reply" - 'guestToken' WHERE "reply" ? 'guestToken';--> statement-breakpoint
ALTER TABLE "idempotency_key" FORCE ROW LEVEL SECURITY;
