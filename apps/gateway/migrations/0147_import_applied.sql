ALTER TABLE "climate_imports" ADD COLUMN "applied_by_id" uuid;--> statement-breakpoint
ALTER TABLE "climate_imports" ADD COLUMN "applied_by_name" text;--> statement-breakpoint
ALTER TABLE "report_exports" ADD COLUMN "is_published" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Forced row security hides rows from the owner of the tables, and is put back after every migration.
ALTER TABLE "report_exports" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "audit_log" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- Files that were made while their report was published show it so, also where it was unpublished or published again since.
UPDATE "report_exports" SET "is_published" = true
WHERE "status" = 'complete' AND (
  SELECT entry."action" FROM "audit_log" entry
  WHERE entry."report_id" = "report_exports"."report_id" AND entry."action" IN ('published', 'unpublished', 'reopened')
    AND entry."at" <= "report_exports"."created_at"
  ORDER BY entry."position" DESC LIMIT 1
) = 'published';
