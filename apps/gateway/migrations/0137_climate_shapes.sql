CREATE TABLE "climate_shapes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"shape" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "climate_shapes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "climate_sum_changes" (
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"month" date NOT NULL,
	"activity_type_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "climate_sum_changes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "climate_sums" (
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"is_whole" boolean NOT NULL,
	"month" date NOT NULL,
	"entity_id" uuid,
	"activity_type_id" text NOT NULL,
	"scope" text NOT NULL,
	"category" integer,
	"unit" text NOT NULL,
	"activity" text NOT NULL,
	"basis" text NOT NULL,
	"is_estimate" boolean NOT NULL,
	"method" text,
	"origin" text,
	"trace_id" uuid NOT NULL,
	"basis_mark" text NOT NULL,
	"lines" integer NOT NULL,
	"open_lines" integer NOT NULL,
	"amount" numeric NOT NULL,
	"kg_co2e" numeric NOT NULL,
	"beside_kg_co2e" numeric NOT NULL,
	"numbers" text[]
);
--> statement-breakpoint
ALTER TABLE "climate_sums" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP INDEX "climate_results_organisation";--> statement-breakpoint
DROP INDEX "climate_activities_month";--> statement-breakpoint
DROP INDEX "climate_activities_label";--> statement-breakpoint
ALTER TABLE "climate_results" ALTER COLUMN "reckoned_from" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "climate_results_next" ALTER COLUMN "reckoned_from" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "climate_results" ADD COLUMN "shape_id" uuid;--> statement-breakpoint
ALTER TABLE "climate_results" ADD COLUMN "numbers" text[];--> statement-breakpoint
ALTER TABLE "climate_results_next" ADD COLUMN "shape_id" uuid;--> statement-breakpoint
ALTER TABLE "climate_results_next" ADD COLUMN "numbers" text[];--> statement-breakpoint
ALTER TABLE "climate_shapes" ADD CONSTRAINT "climate_shapes_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "climate_shapes" ADD CONSTRAINT "climate_shapes_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "climate_sum_changes" ADD CONSTRAINT "climate_sum_changes_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "climate_sums" ADD CONSTRAINT "climate_sums_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "climate_shapes_organisation" ON "climate_shapes" USING btree ("organisation_id");--> statement-breakpoint
CREATE INDEX "climate_sum_changes_month" ON "climate_sum_changes" USING btree ("organisation_id","month");--> statement-breakpoint
CREATE INDEX "climate_sums_month" ON "climate_sums" USING btree ("organisation_id","is_whole","month","activity_type_id");--> statement-breakpoint
CREATE INDEX "climate_sums_entity" ON "climate_sums" USING btree ("entity_id","month");--> statement-breakpoint
CREATE INDEX "climate_activities_label" ON "climate_activities" USING btree ("organisation_id","label","month","entity_id","source");--> statement-breakpoint
CREATE INDEX "climate_activities_month" ON "climate_activities" USING btree ("organisation_id","month","activity_type_id","entity_id");--> statement-breakpoint
CREATE POLICY "fence" ON "climate_shapes" AS PERMISSIVE FOR ALL TO "esg_app" USING ("climate_shapes"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "climate_shapes"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("climate_shapes"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "climate_shapes"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "climate_shapes" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "fence" ON "climate_sum_changes" AS PERMISSIVE FOR ALL TO "esg_app" USING ("climate_sum_changes"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "climate_sum_changes"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("climate_sum_changes"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "climate_sum_changes"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "climate_sum_changes" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "fence" ON "climate_sums" AS PERMISSIVE FOR ALL TO "esg_app" USING ("climate_sums"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "climate_sums"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("climate_sums"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "climate_sums"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "climate_sums" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
-- Whatever changes lines or results says which months are to be added up anew, in its own transaction. It waits for nobody: rows are only added.
CREATE FUNCTION mark_climate_sums() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Planned each time: a statement changes one line, or a hundred thousand.
  IF TG_TABLE_NAME = 'climate_activities' THEN
    EXECUTE $sql$ INSERT INTO climate_sum_changes (tenant_id, organisation_id, month, activity_type_id)
      SELECT DISTINCT tenant_id, organisation_id, month, activity_type_id FROM changed
      WHERE EXISTS (SELECT FROM organisations WHERE organisations.id = changed.organisation_id) $sql$;
  ELSE
    EXECUTE $sql$ INSERT INTO climate_sum_changes (tenant_id, organisation_id, month, activity_type_id)
      SELECT DISTINCT line.tenant_id, line.organisation_id, line.month, line.activity_type_id
      FROM changed JOIN climate_activities line ON line.id = changed.activity_id $sql$;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER climate_sums_of_former_lines AFTER UPDATE ON climate_activities REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_climate_sums();
--> statement-breakpoint
CREATE TRIGGER climate_sums_of_changed_lines AFTER UPDATE ON climate_activities REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_climate_sums();
--> statement-breakpoint
CREATE TRIGGER climate_sums_of_removed_lines AFTER DELETE ON climate_activities REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_climate_sums();
--> statement-breakpoint
CREATE TRIGGER climate_sums_of_added_results AFTER INSERT ON climate_results REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_climate_sums();
--> statement-breakpoint
CREATE TRIGGER climate_sums_of_changed_results AFTER UPDATE ON climate_results REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_climate_sums();
--> statement-breakpoint
CREATE TRIGGER climate_sums_of_removed_results AFTER DELETE ON climate_results REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_climate_sums();
--> statement-breakpoint
-- Lines that are there already are added up when somebody first reads them. Forced row security hides rows from the owner of the tables, and is put back after every migration.
ALTER TABLE "climate_activities" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "climate_sum_changes" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
INSERT INTO climate_sum_changes (tenant_id, organisation_id, month, activity_type_id)
SELECT DISTINCT tenant_id, organisation_id, month, activity_type_id FROM climate_activities;
