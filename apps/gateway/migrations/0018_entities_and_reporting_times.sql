CREATE TABLE "entities" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"parent_id" uuid,
	"fiscal_year_start_month" integer DEFAULT 1 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "entities_id_organisation" UNIQUE("id","organisation_id"),
	CONSTRAINT "entities_month" CHECK ("entities"."fiscal_year_start_month" between 1 and 12)
);
--> statement-breakpoint
ALTER TABLE "entities" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "reporting_times" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text,
	"period_start" date NOT NULL,
	"period_end" date NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reporting_times_days" UNIQUE("organisation_id","period_start","period_end"),
	CONSTRAINT "reporting_times_id_days" UNIQUE("id","organisation_id","period_start","period_end"),
	CONSTRAINT "reporting_times_end" CHECK ("reporting_times"."period_end" >= "reporting_times"."period_start")
);
--> statement-breakpoint
ALTER TABLE "reporting_times" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "entities" ADD CONSTRAINT "entities_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entities" ADD CONSTRAINT "entities_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entities" ADD CONSTRAINT "entities_parent_fk" FOREIGN KEY ("parent_id","organisation_id") REFERENCES "public"."entities"("id","organisation_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reporting_times" ADD CONSTRAINT "reporting_times_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reporting_times" ADD CONSTRAINT "reporting_times_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "entities_organisation" ON "entities" USING btree ("organisation_id","name","id");--> statement-breakpoint
CREATE INDEX "entities_parent" ON "entities" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "reporting_times_order" ON "reporting_times" USING btree ("organisation_id","position");--> statement-breakpoint
CREATE POLICY "fence" ON "entities" AS PERMISSIVE FOR ALL TO "esg_app" USING ("entities"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "entities"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("entities"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "entities"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "entities" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "fence" ON "reporting_times" AS PERMISSIVE FOR ALL TO "esg_app" USING ("reporting_times"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "reporting_times"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("reporting_times"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "reporting_times"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "reporting_times" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);