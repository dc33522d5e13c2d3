CREATE TABLE "climate_publications" (
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"data_point_id" uuid NOT NULL,
	"data_point_version" integer NOT NULL,
	"reporting_time_id" uuid NOT NULL,
	"metric_key" text NOT NULL,
	"entity_id" uuid,
	"kg_co2e" numeric NOT NULL,
	"lines" integer NOT NULL,
	"published_by_name" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "climate_publications" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "climate_publications" ADD CONSTRAINT "climate_publications_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "climate_publications" ADD CONSTRAINT "climate_publications_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "climate_publications" ADD CONSTRAINT "climate_publications_data_point_id_data_points_id_fk" FOREIGN KEY ("data_point_id") REFERENCES "public"."data_points"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "climate_publications_figure" ON "climate_publications" USING btree ("organisation_id","data_point_id");--> statement-breakpoint
CREATE INDEX "climate_publications_time" ON "climate_publications" USING btree ("organisation_id","reporting_time_id");--> statement-breakpoint
CREATE POLICY "fence" ON "climate_publications" AS PERMISSIVE FOR ALL TO "esg_app" USING ("climate_publications"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "climate_publications"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("climate_publications"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "climate_publications"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "climate_publications" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);