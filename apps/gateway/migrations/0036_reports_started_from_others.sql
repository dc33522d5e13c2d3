CREATE TABLE "report_sources" (
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"report_id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"from_report_id" uuid,
	"from_report" jsonb NOT NULL,
	"made" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by_id" uuid NOT NULL,
	"by_name" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "report_sources" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "report_sources" ADD CONSTRAINT "report_sources_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_sources" ADD CONSTRAINT "report_sources_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_sources" ADD CONSTRAINT "report_sources_from_report_id_reports_id_fk" FOREIGN KEY ("from_report_id") REFERENCES "public"."reports"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_sources" ADD CONSTRAINT "report_sources_report_fk" FOREIGN KEY ("report_id","organisation_id") REFERENCES "public"."reports"("id","organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_sources_from" ON "report_sources" USING btree ("from_report_id");--> statement-breakpoint
CREATE POLICY "fence" ON "report_sources" AS PERMISSIVE FOR ALL TO "esg_app" USING ("report_sources"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "report_sources"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("report_sources"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "report_sources"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "report_sources" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);