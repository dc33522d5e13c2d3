CREATE TABLE "report_templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"name" text NOT NULL,
	"version_id" text NOT NULL,
	"disclosure_codes" jsonb NOT NULL,
	"languages" jsonb NOT NULL,
	"description" text NOT NULL,
	"reporting_boundary" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "report_templates" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "framework_releases" (
	"version_id" text PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"framework_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"content" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"published_by_name" text NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "framework_releases_number" UNIQUE("framework_id","number")
);
--> statement-breakpoint
ALTER TABLE "framework_releases" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "own_frameworks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"content" jsonb NOT NULL,
	"is_draft" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by_id" uuid NOT NULL,
	"updated_by_name" text NOT NULL,
	CONSTRAINT "own_frameworks_id_organisation" UNIQUE("id","organisation_id")
);
--> statement-breakpoint
ALTER TABLE "own_frameworks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "report_templates" ADD CONSTRAINT "report_templates_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_templates" ADD CONSTRAINT "report_templates_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "framework_releases" ADD CONSTRAINT "framework_releases_version_id_framework_versions_version_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."framework_versions"("version_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "framework_releases" ADD CONSTRAINT "framework_releases_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "framework_releases" ADD CONSTRAINT "framework_releases_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "framework_releases" ADD CONSTRAINT "framework_releases_framework_fk" FOREIGN KEY ("framework_id","organisation_id") REFERENCES "public"."own_frameworks"("id","organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_frameworks" ADD CONSTRAINT "own_frameworks_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_frameworks" ADD CONSTRAINT "own_frameworks_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_templates_organisation" ON "report_templates" USING btree ("organisation_id","created_at");--> statement-breakpoint
CREATE INDEX "framework_releases_organisation" ON "framework_releases" USING btree ("organisation_id","framework_id");--> statement-breakpoint
CREATE INDEX "own_frameworks_organisation" ON "own_frameworks" USING btree ("organisation_id","created_at");--> statement-breakpoint
CREATE POLICY "fence" ON "report_templates" AS PERMISSIVE FOR ALL TO "esg_app" USING ("report_templates"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "report_templates"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("report_templates"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "report_templates"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "report_templates" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "fence" ON "framework_releases" AS PERMISSIVE FOR ALL TO "esg_app" USING ("framework_releases"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "framework_releases"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("framework_releases"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "framework_releases"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "framework_releases" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "fence" ON "own_frameworks" AS PERMISSIVE FOR ALL TO "esg_app" USING ("own_frameworks"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "own_frameworks"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("own_frameworks"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "own_frameworks"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "own_frameworks" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);