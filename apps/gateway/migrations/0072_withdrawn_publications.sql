ALTER TABLE "reports" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
UPDATE "reports" SET "withdrawn_at" = last."at"
FROM (
  SELECT DISTINCT ON ("report_id") "report_id", "action", "at" FROM "audit_log"
  WHERE "action" IN ('published', 'unpublished')
  ORDER BY "report_id", "position" DESC
) AS last
WHERE last."report_id" = "reports"."id" AND last."action" = 'unpublished';
