CREATE TABLE "report_evidence_rules" (
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"report_id" uuid PRIMARY KEY NOT NULL,
	"evidence_of" text NOT NULL,
	"evidence_blocks" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "report_evidence_rules" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "due_reminders" (
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"report_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"due_on" date NOT NULL,
	"subject" text NOT NULL,
	CONSTRAINT "due_reminders_report_id_user_id_kind_due_on_subject_pk" PRIMARY KEY("report_id","user_id","kind","due_on","subject")
);
--> statement-breakpoint
ALTER TABLE "due_reminders" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "report_due_dates" (
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"report_id" uuid PRIMARY KEY NOT NULL,
	"due_on" date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "report_due_dates" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "approval_rules" ADD COLUMN "evidence_of" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "approval_rules" ADD COLUMN "evidence_blocks" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "contribution_comments" ADD COLUMN "by_id" uuid;--> statement-breakpoint
ALTER TABLE "report_documents" ADD COLUMN "references" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "report_evidence_rules" ADD CONSTRAINT "report_evidence_rules_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_evidence_rules" ADD CONSTRAINT "report_evidence_rules_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_evidence_rules" ADD CONSTRAINT "report_evidence_rules_report_fk" FOREIGN KEY ("report_id","organisation_id") REFERENCES "public"."reports"("id","organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "due_reminders" ADD CONSTRAINT "due_reminders_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "due_reminders" ADD CONSTRAINT "due_reminders_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "due_reminders" ADD CONSTRAINT "due_reminders_report_fk" FOREIGN KEY ("report_id","organisation_id") REFERENCES "public"."reports"("id","organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_due_dates" ADD CONSTRAINT "report_due_dates_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_due_dates" ADD CONSTRAINT "report_due_dates_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_due_dates" ADD CONSTRAINT "report_due_dates_report_fk" FOREIGN KEY ("report_id","organisation_id") REFERENCES "public"."reports"("id","organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_due_dates_day" ON "report_due_dates" USING btree ("organisation_id","due_on");--> statement-breakpoint
CREATE POLICY "fence" ON "report_evidence_rules" AS PERMISSIVE FOR ALL TO "esg_app" USING ("report_evidence_rules"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "report_evidence_rules"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("report_evidence_rules"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "report_evidence_rules"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "report_evidence_rules" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "fence" ON "due_reminders" AS PERMISSIVE FOR ALL TO "esg_app" USING ("due_reminders"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "due_reminders"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("due_reminders"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "due_reminders"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "due_reminders" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "fence" ON "report_due_dates" AS PERMISSIVE FOR ALL TO "esg_app" USING ("report_due_dates"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "report_due_dates"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("report_due_dates"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "report_due_dates"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "report_due_dates" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);