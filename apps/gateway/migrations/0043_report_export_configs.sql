CREATE TABLE "report_export_configs" (
	"report_id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"settings" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by_name" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "report_export_configs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "report_export_configs" ADD CONSTRAINT "report_export_configs_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_export_configs" ADD CONSTRAINT "report_export_configs_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_export_configs" ADD CONSTRAINT "report_export_configs_report_fk" FOREIGN KEY ("report_id","organisation_id") REFERENCES "public"."reports"("id","organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "fence" ON "report_export_configs" AS PERMISSIVE FOR ALL TO "esg_app" USING ("report_export_configs"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "report_export_configs"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("report_export_configs"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "report_export_configs"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "report_export_configs" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);