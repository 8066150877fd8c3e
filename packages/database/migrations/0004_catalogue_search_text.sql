ALTER TABLE "product" ALTER COLUMN "description" SET DEFAULT '[]'::jsonb;--> statement-breakpoint
ALTER TABLE "category" ALTER COLUMN "description" SET DEFAULT '[]'::jsonb;--> statement-breakpoint
-- The words as they are written are searched too, for beginnings of words that stemming cuts; so are the values
-- in which variations differ. The index goes with the column.
ALTER TABLE "product" DROP COLUMN "search_text";--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "search_text" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', name || ' ' || coalesce(brand, '')), 'A') || setweight(to_tsvector('simple', name || ' ' || coalesce(brand, '') || ' ' || sku), 'A') || setweight(jsonb_to_tsvector('english', attributes, '["string"]'), 'B') || setweight(jsonb_to_tsvector('english', jsonb_path_query_array(variants, '$[*].options[*].value'), '["string"]'), 'B') || setweight(to_tsvector('english', sub_title || ' ' || short_description), 'C')) STORED;--> statement-breakpoint
CREATE INDEX "product_search" ON "product" USING gin ("search_text");
