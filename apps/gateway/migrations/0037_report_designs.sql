CREATE TABLE "report_designs" (
	"report_id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"settings" jsonb NOT NULL,
	"picture_file_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by_id" uuid NOT NULL,
	"updated_by_name" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "report_designs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "report_exports" ADD COLUMN "beside" text;--> statement-breakpoint
ALTER TABLE "report_exports" ADD COLUMN "sha256" text;--> statement-breakpoint
ALTER TABLE "report_exports" ADD COLUMN "finished_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "report_designs" ADD CONSTRAINT "report_designs_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_designs" ADD CONSTRAINT "report_designs_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_designs" ADD CONSTRAINT "report_designs_report_fk" FOREIGN KEY ("report_id","organisation_id") REFERENCES "public"."reports"("id","organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "fence" ON "report_designs" AS PERMISSIVE FOR ALL TO "esg_app" USING ("report_designs"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "report_designs"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("report_designs"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "report_designs"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "report_designs" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);