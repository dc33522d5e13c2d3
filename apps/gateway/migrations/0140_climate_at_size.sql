ALTER TABLE "climate_activities" DROP CONSTRAINT "climate_activities_tenant_id_tenants_id_fk";
--> statement-breakpoint
ALTER TABLE "climate_results" DROP CONSTRAINT "climate_results_tenant_id_tenants_id_fk";
--> statement-breakpoint
ALTER TABLE "climate_results" DROP CONSTRAINT "climate_results_organisation_id_organisations_id_fk";
--> statement-breakpoint
ALTER TABLE "climate_results_next" DROP CONSTRAINT "climate_results_next_tenant_id_tenants_id_fk";
--> statement-breakpoint
ALTER TABLE "climate_results_next" DROP CONSTRAINT "climate_results_next_organisation_id_organisations_id_fk";
--> statement-breakpoint
ALTER TABLE "climate_factors" ADD COLUMN "is_confirmed_by_author" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "climate_rules" ADD COLUMN "basis_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "climate_imports" ADD COLUMN "tallies" jsonb;
--> statement-breakpoint
-- Forced row security hides rows from the owner of the tables, and is put back after every migration.
ALTER TABLE "climate_rules" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "climate_factors" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "climate_factor_events" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- What is reckoned already stays current.
UPDATE climate_rules SET basis_version = version;
--> statement-breakpoint
UPDATE climate_factors factor SET is_confirmed_by_author = true
WHERE confirmed_at IS NOT NULL AND (
  CASE WHEN confirmed_by_id IS NULL OR updated_by_id IS NULL THEN confirmed_by_name = updated_by_name ELSE confirmed_by_id = updated_by_id END
  OR EXISTS (
    SELECT FROM climate_factor_events wrote
    WHERE wrote.factor_id = factor.id AND wrote.organisation_id = factor.organisation_id AND wrote.by_id = factor.confirmed_by_id
      AND wrote.deed IN ('created', 'changed')
      AND NOT EXISTS (
        SELECT FROM climate_factor_events seen
        WHERE seen.factor_id = factor.id AND seen.organisation_id = factor.organisation_id AND seen.by_id <> wrote.by_id
          AND seen.deed = 'confirmed' AND (seen.created_at, seen.id) > (wrote.created_at, wrote.id))));
