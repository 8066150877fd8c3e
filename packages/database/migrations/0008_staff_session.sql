CREATE TABLE "staff_session" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "staff_session" ADD CONSTRAINT "staff_session_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_session_staff" ON "staff_session" USING btree ("staff_id");--> statement-breakpoint
-- Work within a shop has no use for who is signed in to the back office, and sees nobody.
ALTER TABLE staff_session ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY staff_session_outside_shops ON staff_session TO stoa_app
  USING (coalesce(current_setting('stoa.shop', true), '') = '');
