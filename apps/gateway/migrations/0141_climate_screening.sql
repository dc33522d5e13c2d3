CREATE TABLE "climate_screening" (
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"category" integer NOT NULL,
	"relevance" text,
	"criteria" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"decided_by_name" text DEFAULT '' NOT NULL,
	"decided_at" timestamp with time zone,
	"method" text,
	"owner" text DEFAULT '' NOT NULL,
	"due_on" date,
	"estimates" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by_name" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "climate_screening" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "climate_screening_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"category" integer NOT NULL,
	"deed" text NOT NULL,
	"relevance" text,
	"reason" text NOT NULL,
	"by_id" uuid NOT NULL,
	"by_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "climate_screening_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "climate_screening" ADD CONSTRAINT "climate_screening_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "climate_screening" ADD CONSTRAINT "climate_screening_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "climate_screening_events" ADD CONSTRAINT "climate_screening_events_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "climate_screening_events" ADD CONSTRAINT "climate_screening_events_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "climate_screening_category" ON "climate_screening" USING btree ("organisation_id","category");--> statement-breakpoint
CREATE INDEX "climate_screening_events_newest" ON "climate_screening_events" USING btree ("organisation_id","created_at","id");--> statement-breakpoint
CREATE POLICY "fence" ON "climate_screening" AS PERMISSIVE FOR ALL TO "esg_app" USING ("climate_screening"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "climate_screening"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("climate_screening"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "climate_screening"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "climate_screening" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "fence" ON "climate_screening_events" AS PERMISSIVE FOR ALL TO "esg_app" USING ("climate_screening_events"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "climate_screening_events"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("climate_screening_events"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "climate_screening_events"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "climate_screening_events" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);