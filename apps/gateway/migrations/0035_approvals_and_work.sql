CREATE TABLE "approval_rounds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"report_id" uuid NOT NULL,
	"disclosure_code" text,
	"state" text DEFAULT 'open' NOT NULL,
	"steps" jsonb NOT NULL,
	"step" integer DEFAULT 0 NOT NULL,
	"decisions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"note" text NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"submitted_by_id" uuid NOT NULL,
	"submitted_by_name" text NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by_id" uuid,
	"ended_by_name" text,
	"field_key" text
);
--> statement-breakpoint
ALTER TABLE "approval_rounds" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "approval_rules" (
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"steps" jsonb NOT NULL,
	"of_disclosures" boolean NOT NULL,
	"of_reports" boolean NOT NULL,
	"separate_duties" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "approval_rules_organisation_id_pk" PRIMARY KEY("organisation_id")
);
--> statement-breakpoint
ALTER TABLE "approval_rules" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "assignments" (
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"report_id" uuid NOT NULL,
	"disclosure_code" text NOT NULL,
	"assignee_ids" jsonb NOT NULL,
	"approver_ids" jsonb NOT NULL,
	"due_on" date,
	"note" text NOT NULL,
	CONSTRAINT "assignments_report_id_disclosure_code_pk" PRIMARY KEY("report_id","disclosure_code")
);
--> statement-breakpoint
ALTER TABLE "assignments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "report_chains" (
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"report_id" uuid PRIMARY KEY NOT NULL,
	"steps" jsonb NOT NULL,
	"of_disclosures" boolean NOT NULL,
	"of_reports" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "report_chains" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "comment_threads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"report_id" uuid NOT NULL,
	"disclosure_code" text NOT NULL,
	"field_key" text,
	"started_at" timestamp with time zone NOT NULL,
	"resolved_at" timestamp with time zone,
	"resolved_by_id" uuid,
	"resolved_by_name" text,
	CONSTRAINT "comment_threads_id_organisation" UNIQUE("id","organisation_id")
);
--> statement-breakpoint
ALTER TABLE "comment_threads" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "report_comments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"thread_id" uuid NOT NULL,
	"text" text NOT NULL,
	"mentions" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by_id" uuid NOT NULL,
	"by_name" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "report_comments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "report_tasks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"report_id" uuid NOT NULL,
	"disclosure_code" text NOT NULL,
	"assignee_id" uuid NOT NULL,
	"assignee_name" text NOT NULL,
	"note" text NOT NULL,
	"due_on" date,
	"created_at" timestamp with time zone NOT NULL,
	"created_by_id" uuid NOT NULL,
	"created_by_name" text NOT NULL,
	"done_at" timestamp with time zone,
	"done_by_id" uuid,
	"done_by_name" text
);
--> statement-breakpoint
ALTER TABLE "report_tasks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "approval_rounds" ADD CONSTRAINT "approval_rounds_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_rounds" ADD CONSTRAINT "approval_rounds_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_rounds" ADD CONSTRAINT "approval_rounds_report_fk" FOREIGN KEY ("report_id","organisation_id") REFERENCES "public"."reports"("id","organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_rules" ADD CONSTRAINT "approval_rules_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_rules" ADD CONSTRAINT "approval_rules_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_report_fk" FOREIGN KEY ("report_id","organisation_id") REFERENCES "public"."reports"("id","organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_chains" ADD CONSTRAINT "report_chains_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_chains" ADD CONSTRAINT "report_chains_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_chains" ADD CONSTRAINT "report_chains_report_fk" FOREIGN KEY ("report_id","organisation_id") REFERENCES "public"."reports"("id","organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_threads" ADD CONSTRAINT "comment_threads_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_threads" ADD CONSTRAINT "comment_threads_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_threads" ADD CONSTRAINT "comment_threads_report_fk" FOREIGN KEY ("report_id","organisation_id") REFERENCES "public"."reports"("id","organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_comments" ADD CONSTRAINT "report_comments_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_comments" ADD CONSTRAINT "report_comments_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_comments" ADD CONSTRAINT "report_comments_thread_fk" FOREIGN KEY ("thread_id","organisation_id") REFERENCES "public"."comment_threads"("id","organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_tasks" ADD CONSTRAINT "report_tasks_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_tasks" ADD CONSTRAINT "report_tasks_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_tasks" ADD CONSTRAINT "report_tasks_report_fk" FOREIGN KEY ("report_id","organisation_id") REFERENCES "public"."reports"("id","organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "approval_rounds_report" ON "approval_rounds" USING btree ("report_id","disclosure_code","submitted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "approval_rounds_open" ON "approval_rounds" USING btree ("report_id",coalesce("disclosure_code", '')) WHERE "approval_rounds"."state" = 'open';--> statement-breakpoint
CREATE INDEX "assignments_due" ON "assignments" USING btree ("organisation_id","due_on");--> statement-breakpoint
CREATE INDEX "comment_threads_place" ON "comment_threads" USING btree ("report_id","disclosure_code");--> statement-breakpoint
CREATE INDEX "report_comments_thread" ON "report_comments" USING btree ("thread_id","at");--> statement-breakpoint
CREATE INDEX "report_tasks_place" ON "report_tasks" USING btree ("report_id","disclosure_code");--> statement-breakpoint
CREATE INDEX "report_tasks_due" ON "report_tasks" USING btree ("organisation_id","due_on");--> statement-breakpoint
CREATE POLICY "fence" ON "approval_rounds" AS PERMISSIVE FOR ALL TO "esg_app" USING ("approval_rounds"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "approval_rounds"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("approval_rounds"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "approval_rounds"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "approval_rounds" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "fence" ON "approval_rules" AS PERMISSIVE FOR ALL TO "esg_app" USING ("approval_rules"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "approval_rules"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("approval_rules"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "approval_rules"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "approval_rules" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "fence" ON "assignments" AS PERMISSIVE FOR ALL TO "esg_app" USING ("assignments"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "assignments"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("assignments"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "assignments"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "assignments" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "fence" ON "report_chains" AS PERMISSIVE FOR ALL TO "esg_app" USING ("report_chains"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "report_chains"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("report_chains"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "report_chains"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "report_chains" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "fence" ON "comment_threads" AS PERMISSIVE FOR ALL TO "esg_app" USING ("comment_threads"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "comment_threads"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("comment_threads"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "comment_threads"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "comment_threads" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "fence" ON "report_comments" AS PERMISSIVE FOR ALL TO "esg_app" USING ("report_comments"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "report_comments"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("report_comments"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "report_comments"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "report_comments" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "fence" ON "report_tasks" AS PERMISSIVE FOR ALL TO "esg_app" USING ("report_tasks"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "report_tasks"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("report_tasks"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "report_tasks"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "report_tasks" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);