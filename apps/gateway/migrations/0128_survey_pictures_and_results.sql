CREATE TABLE "survey_pictures" (
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"survey_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "survey_pictures_survey_id_file_id_pk" PRIMARY KEY("survey_id","file_id")
);
--> statement-breakpoint
ALTER TABLE "survey_pictures" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "survey_results" (
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"survey_id" uuid PRIMARY KEY NOT NULL,
	"edition" integer NOT NULL,
	"mark" text NOT NULL,
	"results" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "survey_results" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "survey_pictures" ADD CONSTRAINT "survey_pictures_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_pictures" ADD CONSTRAINT "survey_pictures_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_pictures" ADD CONSTRAINT "survey_pictures_survey_fk" FOREIGN KEY ("survey_id","organisation_id") REFERENCES "public"."surveys"("id","organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_results" ADD CONSTRAINT "survey_results_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_results" ADD CONSTRAINT "survey_results_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_results" ADD CONSTRAINT "survey_results_survey_fk" FOREIGN KEY ("survey_id","organisation_id") REFERENCES "public"."surveys"("id","organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "survey_pictures_organisation" ON "survey_pictures" USING btree ("organisation_id","file_id");--> statement-breakpoint
CREATE INDEX "survey_results_organisation" ON "survey_results" USING btree ("organisation_id");--> statement-breakpoint
CREATE POLICY "fence" ON "survey_pictures" AS PERMISSIVE FOR ALL TO "esg_app" USING ("survey_pictures"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "survey_pictures"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("survey_pictures"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "survey_pictures"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "survey_pictures" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "fence" ON "survey_results" AS PERMISSIVE FOR ALL TO "esg_app" USING ("survey_results"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "survey_results"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("survey_results"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "survey_results"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "survey_results" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);