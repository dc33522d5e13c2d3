CREATE TABLE "report_documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"report_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"name" text NOT NULL,
	"disclosure_codes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by_id" uuid NOT NULL,
	"by_name" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "report_documents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "report_documents" ADD CONSTRAINT "report_documents_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_documents" ADD CONSTRAINT "report_documents_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_documents" ADD CONSTRAINT "report_documents_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_documents" ADD CONSTRAINT "report_documents_report_fk" FOREIGN KEY ("report_id","organisation_id") REFERENCES "public"."reports"("id","organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_documents_report" ON "report_documents" USING btree ("report_id","at");--> statement-breakpoint
CREATE INDEX "report_documents_file" ON "report_documents" USING btree ("file_id");--> statement-breakpoint
CREATE POLICY "fence" ON "report_documents" AS PERMISSIVE FOR ALL TO "esg_app" USING ("report_documents"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "report_documents"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("report_documents"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "report_documents"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "report_documents" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);