ALTER TABLE "reports" ADD CONSTRAINT "reports_id_owner" UNIQUE("id","organisation_id","tenant_id");
--> statement-breakpoint
ALTER TABLE "audit_links" DROP CONSTRAINT "audit_links_tenant_id_tenants_id_fk";
--> statement-breakpoint
ALTER TABLE "audit_links" DROP CONSTRAINT "audit_links_organisation_id_organisations_id_fk";
--> statement-breakpoint
ALTER TABLE "audit_links" DROP CONSTRAINT "audit_links_report_fk";
--> statement-breakpoint
ALTER TABLE "answers" DROP CONSTRAINT "answers_tenant_id_tenants_id_fk";
--> statement-breakpoint
ALTER TABLE "answers" DROP CONSTRAINT "answers_organisation_id_organisations_id_fk";
--> statement-breakpoint
ALTER TABLE "answers" DROP CONSTRAINT "answers_report_fk";
--> statement-breakpoint
ALTER TABLE "audit_log" DROP CONSTRAINT "audit_log_tenant_id_tenants_id_fk";
--> statement-breakpoint
ALTER TABLE "audit_log" DROP CONSTRAINT "audit_log_organisation_id_organisations_id_fk";
--> statement-breakpoint
ALTER TABLE "audit_log" DROP CONSTRAINT "audit_log_report_fk";
--> statement-breakpoint
ALTER TABLE "report_disclosures" DROP CONSTRAINT "report_disclosures_tenant_id_tenants_id_fk";
--> statement-breakpoint
ALTER TABLE "report_disclosures" DROP CONSTRAINT "report_disclosures_organisation_id_organisations_id_fk";
--> statement-breakpoint
ALTER TABLE "report_disclosures" DROP CONSTRAINT "report_disclosures_report_fk";
--> statement-breakpoint
ALTER TABLE "audit_links" ADD CONSTRAINT "audit_links_of_report" FOREIGN KEY ("report_id","organisation_id","tenant_id") REFERENCES "public"."reports"("id","organisation_id","tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_of_report" FOREIGN KEY ("report_id","organisation_id","tenant_id") REFERENCES "public"."reports"("id","organisation_id","tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_of_report" FOREIGN KEY ("report_id","organisation_id","tenant_id") REFERENCES "public"."reports"("id","organisation_id","tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_disclosures" ADD CONSTRAINT "report_disclosures_of_report" FOREIGN KEY ("report_id","organisation_id","tenant_id") REFERENCES "public"."reports"("id","organisation_id","tenant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reports_ongoing" ON "reports" USING btree ("tenant_id","organisation_id","created_at","id") WHERE deleted_at is null and status <> 'readonly-published';--> statement-breakpoint
CREATE INDEX "reports_published" ON "reports" USING btree ("tenant_id","organisation_id","created_at","id") WHERE deleted_at is null and status = 'readonly-published';
