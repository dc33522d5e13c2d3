CREATE TABLE "hub_saves" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"report_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"period_start" date NOT NULL,
	"period_end" date NOT NULL,
	"entity_id" uuid,
	"created" integer NOT NULL,
	"overwritten" integer NOT NULL,
	"kept" integer NOT NULL,
	"items" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by_id" uuid NOT NULL,
	"by_name" text NOT NULL,
	"taken_back_points" integer,
	"taken_back_at" timestamp with time zone,
	"taken_back_by_id" uuid,
	"taken_back_by_name" text
);
--> statement-breakpoint
ALTER TABLE "hub_saves" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "hub_saves" ADD CONSTRAINT "hub_saves_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hub_saves" ADD CONSTRAINT "hub_saves_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hub_saves" ADD CONSTRAINT "hub_saves_report_fk" FOREIGN KEY ("report_id","organisation_id") REFERENCES "public"."reports"("id","organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hub_saves_report" ON "hub_saves" USING btree ("report_id","at");--> statement-breakpoint
CREATE POLICY "fence" ON "hub_saves" AS PERMISSIVE FOR ALL TO "esg_app" USING ("hub_saves"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "hub_saves"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("hub_saves"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "hub_saves"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "hub_saves" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);