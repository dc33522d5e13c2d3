CREATE TABLE "contribution_resolutions" (
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"contribution_id" uuid NOT NULL,
	"disclosure_code" text NOT NULL,
	"field_key" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by_id" uuid NOT NULL,
	"by_name" text NOT NULL,
	CONSTRAINT "contribution_resolutions_contribution_id_disclosure_code_field_key_pk" PRIMARY KEY("contribution_id","disclosure_code","field_key")
);
--> statement-breakpoint
ALTER TABLE "contribution_resolutions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "contribution_resolutions" ADD CONSTRAINT "contribution_resolutions_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contribution_resolutions" ADD CONSTRAINT "contribution_resolutions_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contribution_resolutions" ADD CONSTRAINT "contribution_resolutions_fk" FOREIGN KEY ("contribution_id","organisation_id") REFERENCES "public"."contributions"("id","organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "fence" ON "contribution_resolutions" AS PERMISSIVE FOR ALL TO "esg_app" USING ("contribution_resolutions"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "contribution_resolutions"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("contribution_resolutions"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "contribution_resolutions"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "contribution_resolutions" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);