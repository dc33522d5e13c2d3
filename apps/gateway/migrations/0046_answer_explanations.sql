CREATE TABLE "answer_explanations" (
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"report_id" uuid NOT NULL,
	"disclosure_code" text NOT NULL,
	"field_key" text NOT NULL,
	"text" text NOT NULL,
	"value" jsonb,
	"at" timestamp with time zone NOT NULL,
	"by_id" uuid NOT NULL,
	"by_name" text NOT NULL,
	CONSTRAINT "answer_explanations_report_id_disclosure_code_field_key_pk" PRIMARY KEY("report_id","disclosure_code","field_key")
);
--> statement-breakpoint
ALTER TABLE "answer_explanations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "answer_explanations" ADD CONSTRAINT "answer_explanations_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_explanations" ADD CONSTRAINT "answer_explanations_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_explanations" ADD CONSTRAINT "answer_explanations_report_fk" FOREIGN KEY ("report_id","organisation_id") REFERENCES "public"."reports"("id","organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "fence" ON "answer_explanations" AS PERMISSIVE FOR ALL TO "esg_app" USING ("answer_explanations"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "answer_explanations"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("answer_explanations"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "answer_explanations"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "answer_explanations" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);