CREATE TABLE "pruned_changes" (
	"single" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"xid" "xid8" NOT NULL,
	CONSTRAINT "pruned_changes_single" CHECK ("pruned_changes"."single")
);
--> statement-breakpoint
ALTER TABLE "address" ADD COLUMN "moved_at" timestamp with time zone;--> statement-breakpoint
-- When they were left is not known; they lead on for as long as those left today.
UPDATE "address" SET "moved_at" = now() WHERE "status" = 'moved';--> statement-breakpoint
CREATE INDEX "cart_left" ON "cart" USING btree ("shop_id","updated_at") WHERE "cart"."status" <> 'ordered';--> statement-breakpoint
CREATE INDEX "address_moved" ON "address" USING btree ("shop_id","kind","target_id","moved_at") WHERE "address"."status" = 'moved';--> statement-breakpoint
ALTER TABLE "address" ADD CONSTRAINT "address_moved_at" CHECK (("address"."status" = 'moved') = ("address"."moved_at" is not null));--> statement-breakpoint
DROP TABLE "change_cursor";
