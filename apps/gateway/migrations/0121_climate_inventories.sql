CREATE TABLE "climate_base_years" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"start" text NOT NULL,
	"parts" jsonb NOT NULL,
	"reason" text NOT NULL,
	"restated" integer NOT NULL,
	"adopted_by_name" text NOT NULL,
	"adopted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "climate_base_years" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "climate_inventory_settings" (
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"responsible" text NOT NULL,
	"verification" text NOT NULL,
	"exclusions" jsonb NOT NULL,
	"base_year_start" text,
	"base_year_reason" text NOT NULL,
	"threshold_percent" text,
	"policy" text NOT NULL,
	"uncertainties" jsonb NOT NULL,
	"uncertainty_source" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by_name" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "climate_inventory_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "climate_factors" ADD COLUMN "licence" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "climate_factors" ADD COLUMN "uncertainty_percent" text;--> statement-breakpoint
ALTER TABLE "climate_base_years" ADD CONSTRAINT "climate_base_years_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "climate_base_years" ADD CONSTRAINT "climate_base_years_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "climate_inventory_settings" ADD CONSTRAINT "climate_inventory_settings_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "climate_inventory_settings" ADD CONSTRAINT "climate_inventory_settings_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "climate_base_years_number" ON "climate_base_years" USING btree ("organisation_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "climate_inventory_settings_organisation" ON "climate_inventory_settings" USING btree ("organisation_id");--> statement-breakpoint
CREATE POLICY "fence" ON "climate_base_years" AS PERMISSIVE FOR ALL TO "esg_app" USING ("climate_base_years"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "climate_base_years"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("climate_base_years"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "climate_base_years"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "climate_base_years" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "fence" ON "climate_inventory_settings" AS PERMISSIVE FOR ALL TO "esg_app" USING ("climate_inventory_settings"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "climate_inventory_settings"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("climate_inventory_settings"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "climate_inventory_settings"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "climate_inventory_settings" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);