CREATE TABLE "materiality_decisions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"year" integer NOT NULL,
	"number" integer NOT NULL,
	"edition" text NOT NULL,
	"settings" jsonb NOT NULL,
	"topics" jsonb NOT NULL,
	"reason" text NOT NULL,
	"by_id" uuid NOT NULL,
	"by_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "materiality_decisions_number" UNIQUE("profile_id","number")
);
--> statement-breakpoint
ALTER TABLE "materiality_decisions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "materiality_events" (
	"position" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "materiality_events_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"action" text NOT NULL,
	"subject_id" uuid,
	"state" jsonb NOT NULL,
	"by_id" uuid NOT NULL,
	"by_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "materiality_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "materiality_iros" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"topic_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"actual" boolean NOT NULL,
	"human_rights" boolean NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"horizon" text NOT NULL,
	"stages" jsonb NOT NULL,
	"stakeholders" jsonb NOT NULL,
	"revealed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "materiality_iros_id_organisation" UNIQUE("id","organisation_id")
);
--> statement-breakpoint
ALTER TABLE "materiality_iros" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "materiality_profiles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"year" integer NOT NULL,
	"edition" text NOT NULL,
	"settings" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"by_id" uuid NOT NULL,
	"by_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "materiality_profiles_id_organisation" UNIQUE("id","organisation_id"),
	CONSTRAINT "materiality_profiles_year" UNIQUE("organisation_id","year")
);
--> statement-breakpoint
ALTER TABLE "materiality_profiles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "materiality_scores" (
	"position" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "materiality_scores_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"iro_id" uuid NOT NULL,
	"settled" boolean NOT NULL,
	"criterion" text NOT NULL,
	"score" integer NOT NULL,
	"reason" text NOT NULL,
	"by_id" uuid NOT NULL,
	"by_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "materiality_scores" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "materiality_topics" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"origin" uuid NOT NULL,
	"number" integer NOT NULL,
	"library_ids" jsonb NOT NULL,
	"name" jsonb,
	"state" text DEFAULT 'considered' NOT NULL,
	"merged_into" uuid,
	"judged" text,
	"reason" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "materiality_topics_id_organisation" UNIQUE("id","organisation_id"),
	CONSTRAINT "materiality_topics_origin" UNIQUE("profile_id","origin")
);
--> statement-breakpoint
ALTER TABLE "materiality_topics" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "materiality_decisions" ADD CONSTRAINT "materiality_decisions_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "materiality_decisions" ADD CONSTRAINT "materiality_decisions_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "materiality_decisions" ADD CONSTRAINT "materiality_decisions_profile_fk" FOREIGN KEY ("profile_id","organisation_id") REFERENCES "public"."materiality_profiles"("id","organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "materiality_events" ADD CONSTRAINT "materiality_events_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "materiality_events" ADD CONSTRAINT "materiality_events_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "materiality_events" ADD CONSTRAINT "materiality_events_profile_fk" FOREIGN KEY ("profile_id","organisation_id") REFERENCES "public"."materiality_profiles"("id","organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "materiality_iros" ADD CONSTRAINT "materiality_iros_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "materiality_iros" ADD CONSTRAINT "materiality_iros_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "materiality_iros" ADD CONSTRAINT "materiality_iros_profile_fk" FOREIGN KEY ("profile_id","organisation_id") REFERENCES "public"."materiality_profiles"("id","organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "materiality_iros" ADD CONSTRAINT "materiality_iros_topic_fk" FOREIGN KEY ("topic_id","organisation_id") REFERENCES "public"."materiality_topics"("id","organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "materiality_profiles" ADD CONSTRAINT "materiality_profiles_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "materiality_profiles" ADD CONSTRAINT "materiality_profiles_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "materiality_scores" ADD CONSTRAINT "materiality_scores_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "materiality_scores" ADD CONSTRAINT "materiality_scores_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "materiality_scores" ADD CONSTRAINT "materiality_scores_iro_fk" FOREIGN KEY ("iro_id","organisation_id") REFERENCES "public"."materiality_iros"("id","organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "materiality_topics" ADD CONSTRAINT "materiality_topics_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "materiality_topics" ADD CONSTRAINT "materiality_topics_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "materiality_topics" ADD CONSTRAINT "materiality_topics_profile_fk" FOREIGN KEY ("profile_id","organisation_id") REFERENCES "public"."materiality_profiles"("id","organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "materiality_decisions_year" ON "materiality_decisions" USING btree ("organisation_id","year","number");--> statement-breakpoint
CREATE INDEX "materiality_events_profile" ON "materiality_events" USING btree ("organisation_id","profile_id","position");--> statement-breakpoint
CREATE INDEX "materiality_iros_profile" ON "materiality_iros" USING btree ("organisation_id","profile_id");--> statement-breakpoint
CREATE INDEX "materiality_scores_iro" ON "materiality_scores" USING btree ("organisation_id","iro_id","position");--> statement-breakpoint
CREATE INDEX "materiality_topics_profile" ON "materiality_topics" USING btree ("organisation_id","profile_id");--> statement-breakpoint
CREATE POLICY "fence" ON "materiality_decisions" AS PERMISSIVE FOR ALL TO "esg_app" USING ("materiality_decisions"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "materiality_decisions"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("materiality_decisions"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "materiality_decisions"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "materiality_decisions" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "fence" ON "materiality_events" AS PERMISSIVE FOR ALL TO "esg_app" USING ("materiality_events"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "materiality_events"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("materiality_events"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "materiality_events"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "materiality_events" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "fence" ON "materiality_iros" AS PERMISSIVE FOR ALL TO "esg_app" USING ("materiality_iros"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "materiality_iros"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("materiality_iros"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "materiality_iros"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "materiality_iros" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "fence" ON "materiality_profiles" AS PERMISSIVE FOR ALL TO "esg_app" USING ("materiality_profiles"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "materiality_profiles"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("materiality_profiles"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "materiality_profiles"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "materiality_profiles" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "fence" ON "materiality_scores" AS PERMISSIVE FOR ALL TO "esg_app" USING ("materiality_scores"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "materiality_scores"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("materiality_scores"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "materiality_scores"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "materiality_scores" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "fence" ON "materiality_topics" AS PERMISSIVE FOR ALL TO "esg_app" USING ("materiality_topics"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "materiality_topics"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("materiality_topics"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "materiality_topics"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "materiality_topics" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE TRIGGER materiality_scores_stay BEFORE UPDATE ON materiality_scores FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER materiality_decisions_stay BEFORE UPDATE ON materiality_decisions FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER materiality_events_stay BEFORE UPDATE ON materiality_events FOR EACH ROW EXECUTE FUNCTION refuse_change();
