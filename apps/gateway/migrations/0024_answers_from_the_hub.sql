CREATE TABLE "answer_origins" (
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"report_id" uuid NOT NULL,
	"disclosure_code" text NOT NULL,
	"field_key" text NOT NULL,
	"made" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by_id" uuid NOT NULL,
	"by_name" text NOT NULL,
	CONSTRAINT "answer_origins_report_id_disclosure_code_field_key_pk" PRIMARY KEY("report_id","disclosure_code","field_key")
);
--> statement-breakpoint
ALTER TABLE "answer_origins" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "entity_ids" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "issuer_class" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "material_topics" jsonb;--> statement-breakpoint
ALTER TABLE "answer_origins" ADD CONSTRAINT "answer_origins_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_origins" ADD CONSTRAINT "answer_origins_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_origins" ADD CONSTRAINT "answer_origins_report_fk" FOREIGN KEY ("report_id","organisation_id") REFERENCES "public"."reports"("id","organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "fence" ON "answer_origins" AS PERMISSIVE FOR ALL TO "esg_app" USING ("answer_origins"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "answer_origins"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("answer_origins"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "answer_origins"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "answer_origins" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);