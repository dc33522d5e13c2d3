CREATE TABLE "targets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"name" text NOT NULL,
	"metric_key" text NOT NULL,
	"entity_id" uuid,
	"unit" text NOT NULL,
	"base" jsonb NOT NULL,
	"interim" jsonb NOT NULL,
	"goal" jsonb NOT NULL,
	"owner" text NOT NULL,
	"note" text NOT NULL,
	"measures" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by_name" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "targets" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "targets" ADD CONSTRAINT "targets_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "targets" ADD CONSTRAINT "targets_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "targets" ADD CONSTRAINT "targets_entity_fk" FOREIGN KEY ("entity_id","organisation_id") REFERENCES "public"."entities"("id","organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "targets_metric" ON "targets" USING btree ("organisation_id","metric_key");--> statement-breakpoint
CREATE INDEX "targets_entity" ON "targets" USING btree ("entity_id");--> statement-breakpoint
CREATE POLICY "fence" ON "targets" AS PERMISSIVE FOR ALL TO "esg_app" USING ("targets"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "targets"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("targets"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "targets"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "targets" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);