CREATE TABLE "file_store" (
	"single" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"id" uuid NOT NULL,
	CONSTRAINT "file_store_single" CHECK ("file_store"."single")
);
