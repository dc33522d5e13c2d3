CREATE TABLE "supplier_imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"state" text DEFAULT 'checked' NOT NULL,
	"file_name" text NOT NULL,
	"file_bytes" integer NOT NULL,
	"sheet" jsonb NOT NULL,
	"plan" jsonb NOT NULL,
	"settled" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by_id" uuid NOT NULL,
	"created_by_name" text NOT NULL,
	"applied_at" timestamp with time zone,
	"applied_by_id" uuid,
	"applied_by_name" text
);
--> statement-breakpoint
ALTER TABLE "supplier_imports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "figures_by_entity_level" text DEFAULT 'first' NOT NULL;--> statement-breakpoint
ALTER TABLE "supplier_imports" ADD CONSTRAINT "supplier_imports_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_imports" ADD CONSTRAINT "supplier_imports_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "supplier_imports_newest" ON "supplier_imports" USING btree ("organisation_id","created_at","id");--> statement-breakpoint
CREATE POLICY "fence" ON "supplier_imports" AS PERMISSIVE FOR ALL TO "esg_app" USING ("supplier_imports"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "supplier_imports"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("supplier_imports"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "supplier_imports"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "supplier_imports" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);