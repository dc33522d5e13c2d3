CREATE TABLE "data_import_headings" (
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"heading" text NOT NULL,
	"field" text NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "data_import_headings_organisation_id_heading_pk" PRIMARY KEY("organisation_id","heading")
);
--> statement-breakpoint
ALTER TABLE "data_import_headings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "data_import_items" (
	"import_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"rows" integer[] NOT NULL,
	"kind" text NOT NULL,
	"place" jsonb NOT NULL,
	"texts" jsonb NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"issues" jsonb NOT NULL,
	"remarks" jsonb NOT NULL,
	"chosen" boolean,
	"outcome" text,
	"data_point_id" uuid,
	"version_after" integer,
	CONSTRAINT "data_import_items_import_id_position_pk" PRIMARY KEY("import_id","position")
);
--> statement-breakpoint
ALTER TABLE "data_import_items" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "data_imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"state" text DEFAULT 'mapping' NOT NULL,
	"file_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"file_bytes" integer NOT NULL,
	"format" text NOT NULL,
	"sheets" jsonb NOT NULL,
	"mapping" jsonb,
	"progress" integer DEFAULT 0 NOT NULL,
	"counts" jsonb,
	"conflicts" text,
	"result" jsonb,
	"failure" jsonb,
	"alive_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by_id" uuid NOT NULL,
	"created_by_name" text NOT NULL,
	"applied_at" timestamp with time zone,
	"applied_by_id" uuid,
	"applied_by_name" text
);
--> statement-breakpoint
ALTER TABLE "data_imports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "data_import_headings" ADD CONSTRAINT "data_import_headings_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_import_headings" ADD CONSTRAINT "data_import_headings_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_import_items" ADD CONSTRAINT "data_import_items_import_id_data_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."data_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_import_items" ADD CONSTRAINT "data_import_items_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_import_items" ADD CONSTRAINT "data_import_items_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_imports" ADD CONSTRAINT "data_imports_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_imports" ADD CONSTRAINT "data_imports_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_imports" ADD CONSTRAINT "data_imports_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_import_items_kind" ON "data_import_items" USING btree ("import_id","kind","position");--> statement-breakpoint
CREATE INDEX "data_import_items_outcome" ON "data_import_items" USING btree ("import_id","outcome","position");--> statement-breakpoint
CREATE INDEX "data_imports_newest" ON "data_imports" USING btree ("organisation_id","created_at","id");--> statement-breakpoint
CREATE INDEX "data_imports_file" ON "data_imports" USING btree ("file_id");--> statement-breakpoint
CREATE POLICY "fence" ON "data_import_headings" AS PERMISSIVE FOR ALL TO "esg_app" USING ("data_import_headings"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "data_import_headings"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("data_import_headings"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "data_import_headings"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "data_import_headings" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "fence" ON "data_import_items" AS PERMISSIVE FOR ALL TO "esg_app" USING ("data_import_items"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "data_import_items"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("data_import_items"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "data_import_items"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "data_import_items" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "fence" ON "data_imports" AS PERMISSIVE FOR ALL TO "esg_app" USING ("data_imports"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "data_imports"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("data_imports"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "data_imports"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "data_imports" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);