ALTER TABLE "audit_entry" ADD COLUMN "means" text;--> statement-breakpoint
ALTER TABLE "audit_entry" ADD COLUMN "network_address" text;--> statement-breakpoint
-- Entries that are there get what they tell by themselves: until now staff acted by session alone, and the platform by its
-- commands. As a change of the column and no update, for it says nothing else of any entry and sees those of all shops.
ALTER TABLE "audit_entry" ALTER COLUMN "means" TYPE text USING (case "actor_kind" when 'staff' then 'session' else 'command' end);--> statement-breakpoint
ALTER TABLE "audit_entry" ALTER COLUMN "means" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entry" ADD CONSTRAINT "audit_entry_means" CHECK ("audit_entry"."means" in ('session', 'token', 'command', 'job'));--> statement-breakpoint
DROP INDEX "audit_entry_of";--> statement-breakpoint
CREATE INDEX "audit_entry_of" ON "audit_entry" USING btree ("shop_id","entity_id","entity","revision");--> statement-breakpoint
CREATE INDEX "audit_entry_time" ON "audit_entry" USING btree ("shop_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_entry_actor" ON "audit_entry" USING btree ("shop_id","actor_kind","actor","at","id");--> statement-breakpoint
CREATE INDEX "audit_entry_verb" ON "audit_entry" USING btree ("shop_id","verb","at","id");--> statement-breakpoint
CREATE INDEX "audit_entry_entity" ON "audit_entry" USING btree ("shop_id","entity","at","id");
