CREATE TABLE "kept_sentences" (
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"report_id" uuid NOT NULL,
	"disclosure_code" text NOT NULL,
	"field_key" text NOT NULL,
	"language" text NOT NULL,
	"kind" text NOT NULL,
	"digest" text NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by_id" uuid NOT NULL,
	"by_name" text NOT NULL,
	CONSTRAINT "kept_sentences_report_id_disclosure_code_field_key_language_kind_digest_pk" PRIMARY KEY("report_id","disclosure_code","field_key","language","kind","digest")
);
--> statement-breakpoint
ALTER TABLE "kept_sentences" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "kept_sentences" ADD CONSTRAINT "kept_sentences_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_sentences" ADD CONSTRAINT "kept_sentences_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_sentences" ADD CONSTRAINT "kept_sentences_report_fk" FOREIGN KEY ("report_id","organisation_id") REFERENCES "public"."reports"("id","organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "fence" ON "kept_sentences" AS PERMISSIVE FOR ALL TO "esg_app" USING ("kept_sentences"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "kept_sentences"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("kept_sentences"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "kept_sentences"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "kept_sentences" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);