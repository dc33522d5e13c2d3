CREATE TABLE "attachments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"part" text DEFAULT '' NOT NULL,
	"name" text NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "attachments_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"by_id" uuid NOT NULL,
	"by_name" text NOT NULL,
	"data_point_id" uuid GENERATED ALWAYS AS (case when subject_kind = 'data-point' then subject_id end) STORED,
	"contribution_id" uuid GENERATED ALWAYS AS (case when subject_kind = 'contribution' then subject_id end) STORED,
	"report_id" uuid GENERATED ALWAYS AS (case when subject_kind in ('report', 'disclosure') then subject_id end) STORED,
	CONSTRAINT "attachments_once" UNIQUE("subject_id","subject_kind","part","file_id"),
	CONSTRAINT "attachments_subject" CHECK (num_nonnulls(data_point_id, contribution_id, report_id) = 1)
);
--> statement-breakpoint
ALTER TABLE "attachments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
INSERT INTO "attachments" ("id", "tenant_id", "organisation_id", "file_id", "subject_kind", "subject_id", "part", "name", "reference", "at", "by_id", "by_name")
SELECT "id", "tenant_id", "organisation_id", "file_id", "kind", "subject_id", "part", "name", "reference", "at", "by_id", "by_name"
FROM (
	SELECT e."id", e."tenant_id", e."organisation_id", e."file_id", 'data-point' AS "kind", e."data_point_id" AS "subject_id", '' AS "part",
		f."original_name" AS "name", e."reference", e."at", e."by_id", e."by_name", 0 AS "position"
	FROM "data_point_evidence" e JOIN "files" f ON f."id" = e."file_id"
	UNION ALL
	-- Guests have no account: they are known by their invitation. What has no file could not be opened any more.
	SELECT e."id", e."tenant_id", e."organisation_id", e."file_id", 'contribution', e."contribution_id", e."disclosure_code" || '/' || e."field_key",
		e."file_name", '', e."at", e."contribution_id", e."by_name", e."position"
	FROM "contribution_evidence" e JOIN "files" f ON f."id" = e."file_id"
	UNION ALL
	SELECT d."id", d."tenant_id", d."organisation_id", d."file_id", 'report', d."report_id", '',
		d."name", '', d."at", d."by_id", d."by_name", 0
	FROM "report_documents" d
) AS held
ORDER BY "at", "position", "id";--> statement-breakpoint
INSERT INTO "attachments" ("tenant_id", "organisation_id", "file_id", "subject_kind", "subject_id", "part", "name", "reference", "at", "by_id", "by_name")
SELECT d."tenant_id", d."organisation_id", d."file_id", 'disclosure', d."report_id", proved."code",
	d."name", coalesce(d."references" ->> proved."code", ''), d."at", d."by_id", d."by_name"
FROM "report_documents" d, jsonb_array_elements_text(d."disclosure_codes") WITH ORDINALITY AS proved("code", "position")
ORDER BY d."at", d."id", proved."position"
ON CONFLICT DO NOTHING;--> statement-breakpoint
DROP POLICY "fence" ON "contribution_evidence" CASCADE;--> statement-breakpoint
DROP POLICY "system" ON "contribution_evidence" CASCADE;--> statement-breakpoint
DROP TABLE "contribution_evidence" CASCADE;--> statement-breakpoint
DROP POLICY "fence" ON "data_point_evidence" CASCADE;--> statement-breakpoint
DROP POLICY "system" ON "data_point_evidence" CASCADE;--> statement-breakpoint
DROP TABLE "data_point_evidence" CASCADE;--> statement-breakpoint
DROP POLICY "fence" ON "report_documents" CASCADE;--> statement-breakpoint
DROP POLICY "system" ON "report_documents" CASCADE;--> statement-breakpoint
DROP TABLE "report_documents" CASCADE;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_data_point_fk" FOREIGN KEY ("data_point_id","organisation_id") REFERENCES "public"."data_points"("id","organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_contribution_fk" FOREIGN KEY ("contribution_id","organisation_id") REFERENCES "public"."contributions"("id","organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_report_fk" FOREIGN KEY ("report_id","organisation_id") REFERENCES "public"."reports"("id","organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attachments_file" ON "attachments" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "attachments_data_point" ON "attachments" USING btree ("data_point_id") WHERE "attachments"."data_point_id" is not null;--> statement-breakpoint
CREATE INDEX "attachments_contribution" ON "attachments" USING btree ("contribution_id") WHERE "attachments"."contribution_id" is not null;--> statement-breakpoint
CREATE INDEX "attachments_report" ON "attachments" USING btree ("report_id") WHERE "attachments"."report_id" is not null;--> statement-breakpoint
CREATE POLICY "fence" ON "attachments" AS PERMISSIVE FOR ALL TO "esg_app" USING ("attachments"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "attachments"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("attachments"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "attachments"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "attachments" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);