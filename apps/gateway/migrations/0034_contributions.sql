CREATE TABLE "contribution_comments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"contribution_id" uuid NOT NULL,
	"disclosure_code" text NOT NULL,
	"field_key" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by_name" text NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contribution_comments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "contribution_evidence" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"contribution_id" uuid NOT NULL,
	"disclosure_code" text NOT NULL,
	"field_key" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by_name" text NOT NULL,
	"file_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"bytes" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contribution_evidence" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "contribution_links" (
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"secret_hash" text PRIMARY KEY NOT NULL,
	"contribution_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contribution_links" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "contribution_questions" (
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"contribution_id" uuid NOT NULL,
	"disclosure_code" text NOT NULL,
	"field_key" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "contribution_questions_contribution_id_disclosure_code_field_key_pk" PRIMARY KEY("contribution_id","disclosure_code","field_key")
);
--> statement-breakpoint
ALTER TABLE "contribution_questions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "contribution_sessions" (
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"secret_hash" text PRIMARY KEY NOT NULL,
	"contribution_id" uuid NOT NULL,
	"used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contribution_sessions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "contributions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"report_id" uuid NOT NULL,
	"role" text NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"user_id" uuid,
	"language" text NOT NULL,
	"message" text NOT NULL,
	"due_on" date,
	"invited_by_id" uuid NOT NULL,
	"invited_by_name" text NOT NULL,
	"invited_at" timestamp with time zone NOT NULL,
	"site" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"last_seen_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"note" text DEFAULT '' NOT NULL,
	"revoked_at" timestamp with time zone,
	"muted_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	CONSTRAINT "contributions_report_email" UNIQUE("report_id","email"),
	CONSTRAINT "contributions_id_organisation" UNIQUE("id","organisation_id")
);
--> statement-breakpoint
ALTER TABLE "contributions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "reminder_settings" (
	"organisation_id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"days_before" integer NOT NULL,
	"on_due_day" boolean NOT NULL,
	"every_days_overdue" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reminder_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "contribution_comments" ADD CONSTRAINT "contribution_comments_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contribution_comments" ADD CONSTRAINT "contribution_comments_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contribution_comments" ADD CONSTRAINT "contribution_comments_fk" FOREIGN KEY ("contribution_id","organisation_id") REFERENCES "public"."contributions"("id","organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contribution_evidence" ADD CONSTRAINT "contribution_evidence_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contribution_evidence" ADD CONSTRAINT "contribution_evidence_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contribution_evidence" ADD CONSTRAINT "contribution_evidence_fk" FOREIGN KEY ("contribution_id","organisation_id") REFERENCES "public"."contributions"("id","organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contribution_links" ADD CONSTRAINT "contribution_links_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contribution_links" ADD CONSTRAINT "contribution_links_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contribution_links" ADD CONSTRAINT "contribution_links_fk" FOREIGN KEY ("contribution_id","organisation_id") REFERENCES "public"."contributions"("id","organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contribution_questions" ADD CONSTRAINT "contribution_questions_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contribution_questions" ADD CONSTRAINT "contribution_questions_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contribution_questions" ADD CONSTRAINT "contribution_questions_fk" FOREIGN KEY ("contribution_id","organisation_id") REFERENCES "public"."contributions"("id","organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contribution_sessions" ADD CONSTRAINT "contribution_sessions_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contribution_sessions" ADD CONSTRAINT "contribution_sessions_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contribution_sessions" ADD CONSTRAINT "contribution_sessions_fk" FOREIGN KEY ("contribution_id","organisation_id") REFERENCES "public"."contributions"("id","organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contributions" ADD CONSTRAINT "contributions_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contributions" ADD CONSTRAINT "contributions_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contributions" ADD CONSTRAINT "contributions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contributions" ADD CONSTRAINT "contributions_report_fk" FOREIGN KEY ("report_id","organisation_id") REFERENCES "public"."reports"("id","organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder_settings" ADD CONSTRAINT "reminder_settings_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder_settings" ADD CONSTRAINT "reminder_settings_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contribution_comments_contribution" ON "contribution_comments" USING btree ("contribution_id","at");--> statement-breakpoint
CREATE INDEX "contribution_evidence_contribution" ON "contribution_evidence" USING btree ("contribution_id","at");--> statement-breakpoint
CREATE INDEX "contribution_links_contribution" ON "contribution_links" USING btree ("contribution_id");--> statement-breakpoint
CREATE INDEX "contribution_sessions_contribution" ON "contribution_sessions" USING btree ("contribution_id");--> statement-breakpoint
CREATE INDEX "contribution_sessions_used" ON "contribution_sessions" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "contributions_organisation" ON "contributions" USING btree ("organisation_id","invited_at");--> statement-breakpoint
CREATE INDEX "contributions_user" ON "contributions" USING btree ("user_id");--> statement-breakpoint
CREATE POLICY "fence" ON "contribution_comments" AS PERMISSIVE FOR ALL TO "esg_app" USING ("contribution_comments"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "contribution_comments"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("contribution_comments"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "contribution_comments"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "contribution_comments" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "fence" ON "contribution_evidence" AS PERMISSIVE FOR ALL TO "esg_app" USING ("contribution_evidence"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "contribution_evidence"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("contribution_evidence"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "contribution_evidence"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "contribution_evidence" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "fence" ON "contribution_links" AS PERMISSIVE FOR ALL TO "esg_app" USING ("contribution_links"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "contribution_links"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("contribution_links"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "contribution_links"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "contribution_links" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "fence" ON "contribution_questions" AS PERMISSIVE FOR ALL TO "esg_app" USING ("contribution_questions"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "contribution_questions"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("contribution_questions"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "contribution_questions"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "contribution_questions" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "fence" ON "contribution_sessions" AS PERMISSIVE FOR ALL TO "esg_app" USING ("contribution_sessions"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "contribution_sessions"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("contribution_sessions"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "contribution_sessions"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "contribution_sessions" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "fence" ON "contributions" AS PERMISSIVE FOR ALL TO "esg_app" USING ("contributions"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "contributions"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("contributions"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "contributions"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "contributions" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "fence" ON "reminder_settings" AS PERMISSIVE FOR ALL TO "esg_app" USING ("reminder_settings"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "reminder_settings"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("reminder_settings"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "reminder_settings"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "reminder_settings" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);