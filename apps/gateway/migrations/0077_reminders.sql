ALTER TABLE "report_tasks" ADD CONSTRAINT "report_tasks_id_organisation" UNIQUE("id","organisation_id");--> statement-breakpoint
CREATE TABLE "reminders" (
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"part" text[] NOT NULL,
	"person_id" uuid NOT NULL,
	"way" text NOT NULL,
	"due_on" date,
	"sent_at" timestamp with time zone NOT NULL,
	"report_id" uuid GENERATED ALWAYS AS (case when subject_kind in ('report', 'disclosure') then subject_id end) STORED,
	"task_id" uuid GENERATED ALWAYS AS (case when subject_kind = 'task' then subject_id end) STORED,
	"contribution_id" uuid GENERATED ALWAYS AS (case when subject_kind = 'question' then subject_id end) STORED,
	CONSTRAINT "reminders_subject_id_subject_kind_part_person_id_way_pk" PRIMARY KEY("subject_id","subject_kind","part","person_id","way"),
	CONSTRAINT "reminders_subject" CHECK (num_nonnulls(report_id, task_id, contribution_id) = 1)
);--> statement-breakpoint
ALTER TABLE "reminders" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_report_fk" FOREIGN KEY ("report_id","organisation_id") REFERENCES "public"."reports"("id","organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_task_fk" FOREIGN KEY ("task_id","organisation_id") REFERENCES "public"."report_tasks"("id","organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_contribution_fk" FOREIGN KEY ("contribution_id","organisation_id") REFERENCES "public"."contributions"("id","organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reminders_organisation" ON "reminders" USING btree ("organisation_id");--> statement-breakpoint
CREATE INDEX "reminders_report" ON "reminders" USING btree ("report_id") WHERE "reminders"."report_id" is not null;--> statement-breakpoint
CREATE INDEX "reminders_task" ON "reminders" USING btree ("task_id") WHERE "reminders"."task_id" is not null;--> statement-breakpoint
CREATE INDEX "reminders_contribution" ON "reminders" USING btree ("contribution_id") WHERE "reminders"."contribution_id" is not null;--> statement-breakpoint
CREATE POLICY "fence" ON "reminders" AS PERMISSIVE FOR ALL TO "esg_app" USING ("reminders"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "reminders"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("reminders"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "reminders"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "reminders" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
-- The old tables are read as their owner, whom forced row-level security would show nothing.
ALTER TABLE "due_reminders" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "assigned_reminders" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "report_tasks" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "assignments" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "contributions" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- Notices: of each person and thing the latest day. When it was sent was not kept; that it was told before or after the due day is enough.
INSERT INTO "reminders" ("tenant_id", "organisation_id", "subject_kind", "subject_id", "part", "person_id", "way", "due_on", "sent_at")
SELECT DISTINCT ON (d."report_id", d."subject", d."user_id") d."tenant_id", d."organisation_id",
	case when t."id" is not null then 'task' when d."subject" = 'report' then 'report' else 'disclosure' end,
	coalesce(t."id", d."report_id"),
	case when t."id" is not null or d."subject" = 'report' then '{}'::text[] else array[d."subject"] end,
	d."user_id", 'notice', d."due_on",
	(d."due_on" + case d."kind" when 'work.overdue' then 1 else 0 end)::timestamp at time zone 'UTC'
FROM "due_reminders" d
LEFT JOIN "report_tasks" t ON t."id"::text = d."subject" AND t."report_id" = d."report_id"
-- Tasks that were deleted since are nobody's.
WHERE t."id" IS NOT NULL OR d."subject" !~ '^[0-9a-f]{8}-[0-9a-f]{4}-'
ORDER BY d."report_id", d."subject", d."user_id", d."due_on" DESC, d."kind" = 'work.overdue' DESC;--> statement-breakpoint
-- Letters about what was given: each named everything that the person had.
INSERT INTO "reminders" ("tenant_id", "organisation_id", "subject_kind", "subject_id", "part", "person_id", "way", "due_on", "sent_at")
SELECT r."tenant_id", r."organisation_id", 'report', a."report_id", '{}', r."user_id", 'letter', null, r."reminded_at"
FROM "assigned_reminders" r
JOIN (SELECT DISTINCT "organisation_id", "report_id", jsonb_array_elements_text("assignee_ids") AS "user_id" FROM "assignments") a
	ON a."organisation_id" = r."organisation_id" AND a."user_id" = r."user_id"::text;--> statement-breakpoint
-- Letters about questions.
INSERT INTO "reminders" ("tenant_id", "organisation_id", "subject_kind", "subject_id", "part", "person_id", "way", "due_on", "sent_at")
SELECT "tenant_id", "organisation_id", 'question', "id", '{}', coalesce("user_id", "id"), 'letter', "due_on", "reminded_at"
FROM "contributions" WHERE "reminded_at" IS NOT NULL;--> statement-breakpoint
DROP POLICY "fence" ON "assigned_reminders" CASCADE;--> statement-breakpoint
DROP POLICY "system" ON "assigned_reminders" CASCADE;--> statement-breakpoint
DROP TABLE "assigned_reminders" CASCADE;--> statement-breakpoint
DROP POLICY "fence" ON "due_reminders" CASCADE;--> statement-breakpoint
DROP POLICY "system" ON "due_reminders" CASCADE;--> statement-breakpoint
DROP TABLE "due_reminders" CASCADE;--> statement-breakpoint
ALTER TABLE "contributions" DROP COLUMN "reminded_at";--> statement-breakpoint
-- Two jobs by the clock that nobody works any more; a database without queues yet has none.
DO $$ BEGIN
	IF to_regclass('jobs.schedule') IS NOT NULL THEN
		DELETE FROM jobs.schedule WHERE name IN ('contributions.remind', 'report-work.remind');
	END IF;
END $$;
