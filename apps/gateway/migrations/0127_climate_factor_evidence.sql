CREATE TABLE "climate_factor_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"factor_id" uuid NOT NULL,
	"name" text NOT NULL,
	"deed" text NOT NULL,
	"changed" jsonb NOT NULL,
	"by_id" uuid NOT NULL,
	"by_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "climate_factor_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "climate_factors" ADD COLUMN "documents" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "climate_factors" ADD COLUMN "confirmed_by_id" uuid;--> statement-breakpoint
ALTER TABLE "climate_factors" ADD COLUMN "updated_by_id" uuid;--> statement-breakpoint
ALTER TABLE "climate_rules" ADD COLUMN "second_person" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "climate_factor_events" ADD CONSTRAINT "climate_factor_events_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "climate_factor_events" ADD CONSTRAINT "climate_factor_events_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "climate_factor_events_newest" ON "climate_factor_events" USING btree ("organisation_id","created_at","id");--> statement-breakpoint
CREATE INDEX "climate_factor_events_factor" ON "climate_factor_events" USING btree ("organisation_id","factor_id","created_at");--> statement-breakpoint
CREATE POLICY "fence" ON "climate_factor_events" AS PERMISSIVE FOR ALL TO "esg_app" USING ("climate_factor_events"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "climate_factor_events"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("climate_factor_events"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "climate_factor_events"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "climate_factor_events" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);