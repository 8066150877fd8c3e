-- A film could not be told before: what was called one is its picture.
UPDATE "product_media" SET "kind" = 'image' WHERE "kind" = 'video';--> statement-breakpoint
ALTER TABLE "product_media" ADD COLUMN "video" text;--> statement-breakpoint
ALTER TABLE "product_media" ADD CONSTRAINT "product_media_video" CHECK (("product_media"."kind" = 'video') = ("product_media"."video" is not null) and "product_media"."video" ~ '^https://(www\.youtube\.com/watch\?v=[\w-]{11}|vimeo\.com/\d{1,15})$');