CREATE TABLE "survey_editions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"survey_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"content" jsonb NOT NULL,
	"by_id" uuid NOT NULL,
	"by_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "survey_editions_number" UNIQUE("survey_id","number")
);
--> statement-breakpoint
ALTER TABLE "survey_editions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "survey_groups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"survey_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"stakeholder" text,
	"name" jsonb NOT NULL,
	"weight" text NOT NULL,
	"quota" integer,
	"open_hash" text,
	"open_limit" integer,
	"open_started" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "survey_groups_open_hash_unique" UNIQUE("open_hash"),
	CONSTRAINT "survey_groups_id_organisation" UNIQUE("id","organisation_id")
);
--> statement-breakpoint
ALTER TABLE "survey_groups" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "survey_links" (
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"secret_hash" text PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "survey_links" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "survey_people" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"survey_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"language" text NOT NULL,
	"sent_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "survey_people_id_organisation" UNIQUE("id","organisation_id"),
	CONSTRAINT "survey_people_email" UNIQUE("survey_id","email")
);
--> statement-breakpoint
ALTER TABLE "survey_people" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "survey_responses" (
	"answer_hash" text PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"survey_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"person_id" uuid,
	"answers" jsonb NOT NULL,
	"submitted" boolean DEFAULT false NOT NULL,
	"changed_on" date,
	CONSTRAINT "survey_responses_person_id_unique" UNIQUE("person_id")
);
--> statement-breakpoint
ALTER TABLE "survey_responses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "surveys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"content" jsonb NOT NULL,
	"privacy" text NOT NULL,
	"opens_at" timestamp with time zone,
	"closes_at" timestamp with time zone,
	"opened_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"site" text,
	"edition" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "surveys_id_organisation" UNIQUE("id","organisation_id")
);
--> statement-breakpoint
ALTER TABLE "surveys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "survey_editions" ADD CONSTRAINT "survey_editions_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_editions" ADD CONSTRAINT "survey_editions_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_editions" ADD CONSTRAINT "survey_editions_survey_fk" FOREIGN KEY ("survey_id","organisation_id") REFERENCES "public"."surveys"("id","organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_groups" ADD CONSTRAINT "survey_groups_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_groups" ADD CONSTRAINT "survey_groups_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_groups" ADD CONSTRAINT "survey_groups_survey_fk" FOREIGN KEY ("survey_id","organisation_id") REFERENCES "public"."surveys"("id","organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_links" ADD CONSTRAINT "survey_links_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_links" ADD CONSTRAINT "survey_links_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_links" ADD CONSTRAINT "survey_links_person_fk" FOREIGN KEY ("person_id","organisation_id") REFERENCES "public"."survey_people"("id","organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_people" ADD CONSTRAINT "survey_people_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_people" ADD CONSTRAINT "survey_people_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_people" ADD CONSTRAINT "survey_people_survey_fk" FOREIGN KEY ("survey_id","organisation_id") REFERENCES "public"."surveys"("id","organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_people" ADD CONSTRAINT "survey_people_group_fk" FOREIGN KEY ("group_id","organisation_id") REFERENCES "public"."survey_groups"("id","organisation_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_responses" ADD CONSTRAINT "survey_responses_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_responses" ADD CONSTRAINT "survey_responses_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_responses" ADD CONSTRAINT "survey_responses_survey_fk" FOREIGN KEY ("survey_id","organisation_id") REFERENCES "public"."surveys"("id","organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_responses" ADD CONSTRAINT "survey_responses_group_fk" FOREIGN KEY ("group_id","organisation_id") REFERENCES "public"."survey_groups"("id","organisation_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_responses" ADD CONSTRAINT "survey_responses_person_fk" FOREIGN KEY ("person_id","organisation_id") REFERENCES "public"."survey_people"("id","organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "surveys" ADD CONSTRAINT "surveys_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "surveys" ADD CONSTRAINT "surveys_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "surveys" ADD CONSTRAINT "surveys_profile_fk" FOREIGN KEY ("profile_id","organisation_id") REFERENCES "public"."materiality_profiles"("id","organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "survey_editions_organisation" ON "survey_editions" USING btree ("organisation_id");--> statement-breakpoint
CREATE INDEX "survey_groups_survey" ON "survey_groups" USING btree ("organisation_id","survey_id");--> statement-breakpoint
CREATE INDEX "survey_links_person" ON "survey_links" USING btree ("organisation_id","person_id");--> statement-breakpoint
CREATE INDEX "survey_people_group" ON "survey_people" USING btree ("organisation_id","group_id");--> statement-breakpoint
CREATE INDEX "survey_responses_group" ON "survey_responses" USING btree ("organisation_id","survey_id","group_id");--> statement-breakpoint
CREATE INDEX "surveys_profile" ON "surveys" USING btree ("organisation_id","profile_id");--> statement-breakpoint
CREATE POLICY "fence" ON "survey_editions" AS PERMISSIVE FOR ALL TO "esg_app" USING ("survey_editions"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "survey_editions"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("survey_editions"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "survey_editions"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "survey_editions" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "fence" ON "survey_groups" AS PERMISSIVE FOR ALL TO "esg_app" USING ("survey_groups"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "survey_groups"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("survey_groups"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "survey_groups"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "survey_groups" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "fence" ON "survey_links" AS PERMISSIVE FOR ALL TO "esg_app" USING ("survey_links"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "survey_links"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("survey_links"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "survey_links"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "survey_links" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "fence" ON "survey_people" AS PERMISSIVE FOR ALL TO "esg_app" USING ("survey_people"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "survey_people"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("survey_people"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "survey_people"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "survey_people" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "fence" ON "survey_responses" AS PERMISSIVE FOR ALL TO "esg_app" USING ("survey_responses"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "survey_responses"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("survey_responses"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "survey_responses"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "survey_responses" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "fence" ON "surveys" AS PERMISSIVE FOR ALL TO "esg_app" USING ("surveys"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "surveys"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("surveys"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "surveys"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "surveys" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE TRIGGER survey_editions_stay BEFORE UPDATE ON survey_editions FOR EACH ROW EXECUTE FUNCTION refuse_change();
