ALTER TABLE "restatements" DROP CONSTRAINT "restatements_place";--> statement-breakpoint
ALTER TABLE "restatements" ADD COLUMN "breakdown" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "restatements" ADD CONSTRAINT "restatements_place" UNIQUE("publication_id","disclosure_code","field_key","breakdown","descriptor");