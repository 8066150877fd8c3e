DROP INDEX "mail_queue";--> statement-breakpoint
CREATE INDEX "mail_queued" ON "mail" USING btree ("shop_id","created_at") WHERE "mail"."status" = 'queued';--> statement-breakpoint
ALTER TABLE "mail" DROP COLUMN "next_attempt_at";