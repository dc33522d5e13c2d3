CREATE TABLE "climate_import_headings" (
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"heading" text NOT NULL,
	"field" text NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "climate_import_headings_organisation_id_heading_pk" PRIMARY KEY("organisation_id","heading")
);
--> statement-breakpoint
ALTER TABLE "climate_import_headings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "climate_import_rows" (
	"import_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"line" jsonb,
	"before" jsonb,
	"issues" jsonb NOT NULL,
	"activity_id" uuid,
	"activity_version" integer,
	"outcome" text,
	CONSTRAINT "climate_import_rows_import_id_position_pk" PRIMARY KEY("import_id","position")
);
--> statement-breakpoint
ALTER TABLE "climate_import_rows" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "climate_imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"state" text DEFAULT 'mapping' NOT NULL,
	"file_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"file_bytes" integer NOT NULL,
	"sheets" jsonb NOT NULL,
	"mapping" jsonb,
	"progress" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"alive_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by_id" uuid NOT NULL,
	"created_by_name" text NOT NULL,
	"applied_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "climate_imports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "climate_import_headings" ADD CONSTRAINT "climate_import_headings_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "climate_import_headings" ADD CONSTRAINT "climate_import_headings_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "climate_import_rows" ADD CONSTRAINT "climate_import_rows_import_id_climate_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."climate_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "climate_imports" ADD CONSTRAINT "climate_imports_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "climate_imports" ADD CONSTRAINT "climate_imports_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "climate_imports" ADD CONSTRAINT "climate_imports_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "climate_import_rows_kind" ON "climate_import_rows" USING btree ("import_id","kind","position");--> statement-breakpoint
CREATE INDEX "climate_imports_newest" ON "climate_imports" USING btree ("organisation_id","created_at","id");--> statement-breakpoint
CREATE INDEX "climate_imports_file" ON "climate_imports" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "climate_activities_label" ON "climate_activities" USING btree ("organisation_id","label","month");--> statement-breakpoint
CREATE POLICY "fence" ON "climate_import_headings" AS PERMISSIVE FOR ALL TO "esg_app" USING ("climate_import_headings"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "climate_import_headings"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("climate_import_headings"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "climate_import_headings"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "climate_import_headings" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "fence" ON "climate_import_rows" AS PERMISSIVE FOR ALL TO "esg_app" USING ("climate_import_rows"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "climate_import_rows"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("climate_import_rows"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "climate_import_rows"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "climate_import_rows" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "fence" ON "climate_imports" AS PERMISSIVE FOR ALL TO "esg_app" USING ("climate_imports"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "climate_imports"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("climate_imports"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "climate_imports"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "climate_imports" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);