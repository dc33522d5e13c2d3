CREATE TABLE "survey_set_asides" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"survey_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"answers" integer NOT NULL,
	"by_id" uuid NOT NULL,
	"by_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"again_by_id" uuid,
	"again_by_name" text,
	"again_at" timestamp with time zone,
	CONSTRAINT "survey_set_asides_id_organisation" UNIQUE("id","organisation_id")
);
--> statement-breakpoint
ALTER TABLE "survey_set_asides" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "survey_waves" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"survey_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"span_from" timestamp with time zone NOT NULL,
	"span_until" timestamp with time zone,
	"started" integer DEFAULT 0 NOT NULL,
	"started_at_once" integer DEFAULT 0 NOT NULL,
	"set_aside_id" uuid,
	CONSTRAINT "survey_waves_id_organisation" UNIQUE("id","organisation_id"),
	CONSTRAINT "survey_waves_number" UNIQUE("group_id","number")
);
--> statement-breakpoint
ALTER TABLE "survey_waves" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "survey_responses" ADD COLUMN "wave_id" uuid;--> statement-breakpoint
ALTER TABLE "surveys" ADD COLUMN "reviewed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "survey_set_asides" ADD CONSTRAINT "survey_set_asides_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_set_asides" ADD CONSTRAINT "survey_set_asides_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_set_asides" ADD CONSTRAINT "survey_set_asides_survey_fk" FOREIGN KEY ("survey_id","organisation_id") REFERENCES "public"."surveys"("id","organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_set_asides" ADD CONSTRAINT "survey_set_asides_group_fk" FOREIGN KEY ("group_id","organisation_id") REFERENCES "public"."survey_groups"("id","organisation_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_waves" ADD CONSTRAINT "survey_waves_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_waves" ADD CONSTRAINT "survey_waves_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_waves" ADD CONSTRAINT "survey_waves_survey_fk" FOREIGN KEY ("survey_id","organisation_id") REFERENCES "public"."surveys"("id","organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_waves" ADD CONSTRAINT "survey_waves_group_fk" FOREIGN KEY ("group_id","organisation_id") REFERENCES "public"."survey_groups"("id","organisation_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_waves" ADD CONSTRAINT "survey_waves_set_aside_fk" FOREIGN KEY ("set_aside_id","organisation_id") REFERENCES "public"."survey_set_asides"("id","organisation_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "survey_set_asides_survey" ON "survey_set_asides" USING btree ("organisation_id","survey_id");--> statement-breakpoint
CREATE INDEX "survey_waves_survey" ON "survey_waves" USING btree ("organisation_id","survey_id");--> statement-breakpoint
ALTER TABLE "survey_responses" ADD CONSTRAINT "survey_responses_wave_fk" FOREIGN KEY ("wave_id","organisation_id") REFERENCES "public"."survey_waves"("id","organisation_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "fence" ON "survey_set_asides" AS PERMISSIVE FOR ALL TO "esg_app" USING ("survey_set_asides"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "survey_set_asides"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("survey_set_asides"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "survey_set_asides"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "survey_set_asides" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "fence" ON "survey_waves" AS PERMISSIVE FOR ALL TO "esg_app" USING ("survey_waves"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "survey_waves"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("survey_waves"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "survey_waves"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "survey_waves" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);