CREATE TABLE "materiality_imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"state" text DEFAULT 'checked' NOT NULL,
	"file_name" text NOT NULL,
	"sheet" jsonb NOT NULL,
	"plan" jsonb NOT NULL,
	"settled" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"by_id" uuid NOT NULL,
	"by_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "materiality_imports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "materiality_decisions" ADD COLUMN "approvals" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "materiality_iros" ADD COLUMN "evidence" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "materiality_imports" ADD CONSTRAINT "materiality_imports_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "materiality_imports" ADD CONSTRAINT "materiality_imports_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "materiality_imports" ADD CONSTRAINT "materiality_imports_profile_fk" FOREIGN KEY ("profile_id","organisation_id") REFERENCES "public"."materiality_profiles"("id","organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "materiality_imports_newest" ON "materiality_imports" USING btree ("organisation_id","profile_id","at");--> statement-breakpoint
CREATE POLICY "fence" ON "materiality_imports" AS PERMISSIVE FOR ALL TO "esg_app" USING ("materiality_imports"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "materiality_imports"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("materiality_imports"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "materiality_imports"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "materiality_imports" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);