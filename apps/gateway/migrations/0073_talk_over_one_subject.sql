CREATE TABLE "comments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"thread_id" uuid NOT NULL,
	"text" text NOT NULL,
	"mentions" jsonb NOT NULL,
	"part_title" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "comments_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"by_id" uuid NOT NULL,
	"by_name" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "comments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "threads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"part" text[] NOT NULL,
	"report_id" uuid GENERATED ALWAYS AS (case when kind = 'disclosure' then subject_id end) STORED,
	"data_point_id" uuid GENERATED ALWAYS AS (case when kind = 'data-point' then subject_id end) STORED,
	"contribution_id" uuid GENERATED ALWAYS AS (case when kind in ('question', 'draft', 'chapter') then subject_id end) STORED,
	"started_at" timestamp with time zone NOT NULL,
	"resolved_at" timestamp with time zone,
	"resolved_by_id" uuid,
	"resolved_by_name" text,
	CONSTRAINT "threads_id_organisation" UNIQUE("id","organisation_id"),
	CONSTRAINT "threads_goes_with_something" CHECK (num_nonnulls(report_id, data_point_id, contribution_id) = 1)
);
--> statement-breakpoint
ALTER TABLE "threads" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_thread_fk" FOREIGN KEY ("thread_id","organisation_id") REFERENCES "public"."threads"("id","organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_report_fk" FOREIGN KEY ("report_id","organisation_id") REFERENCES "public"."reports"("id","organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_data_point_fk" FOREIGN KEY ("data_point_id","organisation_id") REFERENCES "public"."data_points"("id","organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_contribution_fk" FOREIGN KEY ("contribution_id","organisation_id") REFERENCES "public"."contributions"("id","organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comments_thread" ON "comments" USING btree ("thread_id","position");--> statement-breakpoint
CREATE INDEX "threads_subject" ON "threads" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "threads_report" ON "threads" USING btree ("report_id");--> statement-breakpoint
CREATE INDEX "threads_data_point" ON "threads" USING btree ("data_point_id");--> statement-breakpoint
CREATE INDEX "threads_contribution" ON "threads" USING btree ("contribution_id");--> statement-breakpoint
CREATE POLICY "fence" ON "comments" AS PERMISSIVE FOR ALL TO "esg_app" USING ("comments"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "comments"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("comments"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "comments"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "comments" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "fence" ON "threads" AS PERMISSIVE FOR ALL TO "esg_app" USING ("threads"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "threads"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("threads"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "threads"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "threads" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
-- The old tables are read as their owner, whom forced row-level security would show nothing.
ALTER TABLE "comment_threads" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "report_comments" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "contribution_comments" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "contribution_resolutions" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "data_point_comments" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- A conversation that had no row of its own gets the id of its first remark, which it was known by.
INSERT INTO "threads" ("id", "tenant_id", "organisation_id", "kind", "subject_id", "part", "started_at", "resolved_at", "resolved_by_id", "resolved_by_name")
SELECT "id", "tenant_id", "organisation_id", 'disclosure', "report_id", array_remove(ARRAY["disclosure_code", "field_key"], NULL), "started_at",
  "resolved_at", "resolved_by_id", "resolved_by_name"
FROM "comment_threads";
--> statement-breakpoint
INSERT INTO "threads" ("id", "tenant_id", "organisation_id", "kind", "subject_id", "part", "started_at")
SELECT DISTINCT ON ("data_point_id") "id", "tenant_id", "organisation_id", 'data-point', "data_point_id", '{}', "at"
FROM "data_point_comments" ORDER BY "data_point_id", "at", "id";
--> statement-breakpoint
CREATE TEMPORARY TABLE "moved_guest_comments" ON COMMIT DROP AS
SELECT said.*, first_value("id") OVER (PARTITION BY "contribution_id", "disclosure_code", "field_key", "chapter_code" ORDER BY "position") AS "thread_id"
FROM "contribution_comments" said;
--> statement-breakpoint
INSERT INTO "threads" ("id", "tenant_id", "organisation_id", "kind", "subject_id", "part", "started_at", "resolved_at", "resolved_by_id", "resolved_by_name")
SELECT said."id", said."tenant_id", said."organisation_id",
  CASE WHEN said."field_key" <> '' THEN 'question' WHEN said."chapter_code" <> '' THEN 'chapter' ELSE 'draft' END,
  said."contribution_id",
  CASE WHEN said."field_key" <> '' THEN ARRAY[said."disclosure_code", said."field_key"]
    ELSE array_remove(ARRAY[said."disclosure_code", said."chapter_code"], '') END,
  said."at", settled."at", settled."by_id", settled."by_name"
FROM "moved_guest_comments" said
LEFT JOIN "contribution_resolutions" settled USING ("contribution_id", "disclosure_code", "field_key", "chapter_code")
WHERE said."id" = said."thread_id";
--> statement-breakpoint
INSERT INTO "comments" ("id", "tenant_id", "organisation_id", "thread_id", "text", "mentions", "part_title", "at", "by_id", "by_name")
SELECT "id", "tenant_id", "organisation_id", "thread_id", "text", "mentions", "part_title", "at", "by_id", "by_name" FROM (
  SELECT "id", "tenant_id", "organisation_id", "thread_id", "text", "mentions", '' AS "part_title", "at", "by_id", "by_name", 0 AS "place"
  FROM "report_comments"
  UNION ALL
  SELECT said."id", said."tenant_id", said."organisation_id", about."id", said."text", '[]', '', said."at", said."by_id", said."by_name", 0
  FROM "data_point_comments" said JOIN "threads" about ON about."data_point_id" = said."data_point_id"
  UNION ALL
  -- Remarks of the first days name nobody: they are the invited person's.
  SELECT "id", "tenant_id", "organisation_id", "thread_id", "text", '[]', "part_title", "at", coalesce("by_id", "contribution_id"), "by_name", "position"
  FROM "moved_guest_comments") AS said
ORDER BY "at", "place", "id";
--> statement-breakpoint
DROP TABLE "moved_guest_comments";
--> statement-breakpoint
DROP TABLE "report_comments";--> statement-breakpoint
DROP TABLE "comment_threads";--> statement-breakpoint
DROP TABLE "contribution_comments";--> statement-breakpoint
DROP TABLE "contribution_resolutions";--> statement-breakpoint
DROP TABLE "data_point_comments";