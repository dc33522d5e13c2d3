CREATE TABLE "data_import_outcomes" (
	"import_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"outcome" text NOT NULL,
	"data_point_id" uuid,
	"version_after" integer,
	"issues" jsonb NOT NULL,
	CONSTRAINT "data_import_outcomes_import_id_position_pk" PRIMARY KEY("import_id","position")
);
--> statement-breakpoint
ALTER TABLE "data_import_outcomes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "data_point_history" DROP CONSTRAINT "data_point_history_tenant_id_tenants_id_fk";
--> statement-breakpoint
ALTER TABLE "data_points" DROP CONSTRAINT "data_points_tenant_id_tenants_id_fk";
--> statement-breakpoint
ALTER TABLE "data_import_items" DROP CONSTRAINT "data_import_items_tenant_id_tenants_id_fk";
--> statement-breakpoint
ALTER TABLE "data_import_items" DROP CONSTRAINT "data_import_items_organisation_id_organisations_id_fk";
--> statement-breakpoint
DROP INDEX "data_import_items_outcome";--> statement-breakpoint
ALTER TABLE "data_import_outcomes" ADD CONSTRAINT "data_import_outcomes_import_id_data_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."data_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_import_outcomes_outcome" ON "data_import_outcomes" USING btree ("import_id","outcome","position");--> statement-breakpoint
INSERT INTO "data_import_outcomes" ("import_id", "position", "tenant_id", "organisation_id", "outcome", "data_point_id", "version_after", "issues")
	SELECT "import_id", "position", "tenant_id", "organisation_id", "outcome", "data_point_id", "version_after", '[]' FROM "data_import_items" WHERE "outcome" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "data_import_items" DROP COLUMN "outcome";--> statement-breakpoint
ALTER TABLE "data_import_items" DROP COLUMN "version_after";--> statement-breakpoint
CREATE POLICY "fence" ON "data_import_outcomes" AS PERMISSIVE FOR ALL TO "esg_app" USING ("data_import_outcomes"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "data_import_outcomes"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("data_import_outcomes"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "data_import_outcomes"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "data_import_outcomes" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);