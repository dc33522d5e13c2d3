ALTER TABLE "climate_results" ADD COLUMN "gases" jsonb;--> statement-breakpoint
ALTER TABLE "climate_results" ADD COLUMN "origin" text;--> statement-breakpoint
ALTER TABLE "climate_results_next" ADD COLUMN "gases" jsonb;--> statement-breakpoint
ALTER TABLE "climate_results_next" ADD COLUMN "origin" text;--> statement-breakpoint
ALTER TABLE "climate_results" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "climate_results_next" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "climate_results" SET "gases" = "result" -> 'gases', "origin" = (
  SELECT CASE count(DISTINCT origin) WHEN 0 THEN 'measured' WHEN 1 THEN min(origin) ELSE 'several' END
  FROM (
    SELECT jsonb_array_elements("reckoned_from" -> 'factors') ->> 'origin' AS origin
    UNION ALL
    SELECT 'supplier' WHERE "method" = 'market' AND jsonb_array_length("reckoned_from" -> 'contracts') > 0
  ) origins)
WHERE "result" IS NOT NULL;--> statement-breakpoint
UPDATE "climate_results_next" SET "gases" = "result" -> 'gases', "origin" = (
  SELECT CASE count(DISTINCT origin) WHEN 0 THEN 'measured' WHEN 1 THEN min(origin) ELSE 'several' END
  FROM (
    SELECT jsonb_array_elements("reckoned_from" -> 'factors') ->> 'origin' AS origin
    UNION ALL
    SELECT 'supplier' WHERE "method" = 'market' AND jsonb_array_length("reckoned_from" -> 'contracts') > 0
  ) origins)
WHERE "result" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "climate_activities_type" ON "climate_activities" USING btree ("organisation_id","activity_type_id","id");--> statement-breakpoint
CREATE INDEX "climate_results_open" ON "climate_results" USING btree ("organisation_id","activity_id") WHERE "climate_results"."question" is not null;--> statement-breakpoint
CREATE INDEX "climate_results_mark" ON "climate_results" USING btree ("organisation_id","basis_mark","activity_id");
