CREATE TABLE "climate_activities" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"entity_id" uuid,
	"label" text DEFAULT '' NOT NULL,
	"activity_type_id" text NOT NULL,
	"scope" text NOT NULL,
	"category" integer,
	"month" date NOT NULL,
	"amount" text NOT NULL,
	"unit" text NOT NULL,
	"details" jsonb NOT NULL,
	"is_estimate" boolean DEFAULT false NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	"deleted_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by_name" text NOT NULL,
	CONSTRAINT "climate_activities_id_organisation" UNIQUE("id","organisation_id")
);
--> statement-breakpoint
ALTER TABLE "climate_activities" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "climate_factors" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"activity_type_id" text NOT NULL,
	"name" text NOT NULL,
	"origin" text NOT NULL,
	"region" text NOT NULL,
	"unit" text NOT NULL,
	"basis" text,
	"method" text,
	"gwp_set" text,
	"prices" jsonb,
	"gases" jsonb NOT NULL,
	"publication_year" integer NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date,
	"source" text NOT NULL,
	"evidence" text DEFAULT '' NOT NULL,
	"confirmed_by_name" text,
	"confirmed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by_name" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "climate_factors" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "climate_recalculations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"state" text NOT NULL,
	"is_preview" boolean NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"changed" integer,
	"kg_co2e_before" numeric,
	"kg_co2e_after" numeric,
	"started_by_id" uuid NOT NULL,
	"started_by_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"alive_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "climate_recalculations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "climate_results" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"activity_id" uuid NOT NULL,
	"activity_version" integer NOT NULL,
	"method" text,
	"kg_co2e" numeric,
	"beside_kg_co2e" numeric,
	"result" jsonb,
	"question" jsonb,
	"reckoned_from" jsonb NOT NULL,
	"basis_mark" text NOT NULL,
	"reckoned_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "climate_results" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "climate_results_next" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"activity_id" uuid NOT NULL,
	"activity_version" integer NOT NULL,
	"method" text,
	"kg_co2e" numeric,
	"beside_kg_co2e" numeric,
	"result" jsonb,
	"question" jsonb,
	"reckoned_from" jsonb NOT NULL,
	"basis_mark" text NOT NULL,
	"reckoned_at" timestamp with time zone NOT NULL,
	"recalculation_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "climate_results_next" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "climate_rules" (
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"gwp_set" text NOT NULL,
	"origins" jsonb NOT NULL,
	"stand_ins" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by_name" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "climate_rules" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "climate_activities" ADD CONSTRAINT "climate_activities_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "climate_activities" ADD CONSTRAINT "climate_activities_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "climate_activities" ADD CONSTRAINT "climate_activities_entity_fk" FOREIGN KEY ("entity_id","organisation_id") REFERENCES "public"."entities"("id","organisation_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "climate_factors" ADD CONSTRAINT "climate_factors_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "climate_factors" ADD CONSTRAINT "climate_factors_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "climate_recalculations" ADD CONSTRAINT "climate_recalculations_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "climate_recalculations" ADD CONSTRAINT "climate_recalculations_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "climate_results" ADD CONSTRAINT "climate_results_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "climate_results" ADD CONSTRAINT "climate_results_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "climate_results" ADD CONSTRAINT "climate_results_activity_fk" FOREIGN KEY ("activity_id","organisation_id") REFERENCES "public"."climate_activities"("id","organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "climate_results_next" ADD CONSTRAINT "climate_results_next_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "climate_results_next" ADD CONSTRAINT "climate_results_next_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "climate_results_next" ADD CONSTRAINT "climate_results_next_recalculation_id_climate_recalculations_id_fk" FOREIGN KEY ("recalculation_id") REFERENCES "public"."climate_recalculations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "climate_rules" ADD CONSTRAINT "climate_rules_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "climate_rules" ADD CONSTRAINT "climate_rules_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "climate_activities_newest" ON "climate_activities" USING btree ("organisation_id","created_at","id");--> statement-breakpoint
CREATE INDEX "climate_activities_month" ON "climate_activities" USING btree ("organisation_id","month","entity_id");--> statement-breakpoint
CREATE INDEX "climate_activities_entity" ON "climate_activities" USING btree ("entity_id");--> statement-breakpoint
CREATE INDEX "climate_factors_newest" ON "climate_factors" USING btree ("organisation_id","created_at","id");--> statement-breakpoint
CREATE INDEX "climate_recalculations_newest" ON "climate_recalculations" USING btree ("organisation_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "climate_recalculations_open" ON "climate_recalculations" USING btree ("organisation_id") WHERE "climate_recalculations"."state" in ('waiting', 'running', 'ready');--> statement-breakpoint
CREATE UNIQUE INDEX "climate_results_line" ON "climate_results" USING btree ("activity_id",coalesce("method", ''));--> statement-breakpoint
CREATE INDEX "climate_results_organisation" ON "climate_results" USING btree ("organisation_id","activity_id");--> statement-breakpoint
CREATE INDEX "climate_results_next_run" ON "climate_results_next" USING btree ("recalculation_id","activity_id");--> statement-breakpoint
CREATE UNIQUE INDEX "climate_rules_organisation" ON "climate_rules" USING btree ("organisation_id");--> statement-breakpoint
CREATE POLICY "fence" ON "climate_activities" AS PERMISSIVE FOR ALL TO "esg_app" USING ("climate_activities"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "climate_activities"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("climate_activities"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "climate_activities"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "climate_activities" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "fence" ON "climate_factors" AS PERMISSIVE FOR ALL TO "esg_app" USING ("climate_factors"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "climate_factors"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("climate_factors"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "climate_factors"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "climate_factors" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "fence" ON "climate_recalculations" AS PERMISSIVE FOR ALL TO "esg_app" USING ("climate_recalculations"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "climate_recalculations"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("climate_recalculations"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "climate_recalculations"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "climate_recalculations" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "fence" ON "climate_results" AS PERMISSIVE FOR ALL TO "esg_app" USING ("climate_results"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "climate_results"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("climate_results"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "climate_results"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "climate_results" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "fence" ON "climate_results_next" AS PERMISSIVE FOR ALL TO "esg_app" USING ("climate_results_next"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "climate_results_next"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("climate_results_next"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "climate_results_next"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "climate_results_next" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "fence" ON "climate_rules" AS PERMISSIVE FOR ALL TO "esg_app" USING ("climate_rules"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "climate_rules"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("climate_rules"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "climate_rules"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "climate_rules" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);